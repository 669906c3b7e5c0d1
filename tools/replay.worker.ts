import type { CaseReport } from '#games/replay/replayCase.ts';
import { NoReplay, readRecordingFile, replayOf } from './replayOf.ts';

/** Why a file was not replayed; 'broken': the machine was led where it can't go, or took its thread with it. */
export interface Unreplayed {
  fault: NoReplay['fault'] | 'broken';
  /** In a line, its name first. */
  text: string;
}
/** Between threads an error loses its class. */
export type ReplayAnswer = { report: CaseReport } | Unreplayed;

/** Replays a file on a thread of its own. */
// biome-ignore lint/style/noDefaultExport: what tinypool runs.
export default async (file: string): Promise<ReplayAnswer> => {
  try {
    return { report: await replayOf(readRecordingFile(file)) };
  } catch (error) {
    if (!(error instanceof NoReplay)) throw error;
    const { fault, message } = error;
    return { fault, text: message.startsWith(file) ? message : `${file}: ${message}` };
  }
};
