import type { CaseReport } from '#games/replay/replayCase.ts';
import { BadInput } from './badInput.ts';
import { readRecordingFile, replayOf } from './replayOf.ts';

/** Between threads an error loses its class: bad input comes as its words. */
export type ReplayAnswer = { report: CaseReport } | { badInput: string };

/** Replays a file on a thread of its own. */
// biome-ignore lint/style/noDefaultExport: what tinypool runs.
export default async (file: string): Promise<ReplayAnswer> => {
  try {
    return { report: await replayOf(readRecordingFile(file)) };
  } catch (error) {
    if (error instanceof BadInput) return { badInput: error.message };
    throw error;
  }
};
