import { readFile } from 'node:fs/promises';
import { REPORT_FILES } from '#contract/reports.ts';
import type { Upload } from '../../platform/http/bodies.ts';
import { judgePicture, NotAPicture } from '../../platform/pictures/picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ReportReader } from './reader.ts';
import type { Signs } from './signs.ts';

export interface ReportFiles {
  recording: { bytes: Uint8Array; signs: Signs } | null;
  picture: Uint8Array | null;
}

const demandPicture = async (bytes: Uint8Array): Promise<void> => {
  try {
    await judgePicture('picture', bytes);
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    throw new Refusal('msg.formatNotSupported', { field: 'picture' });
  }
};

/** The files of a report, each looked into. Throws as `reportsPath` (contract/reports.ts) says. */
export const readFiles = async (
  uploads: readonly Upload[],
  reader: ReportReader,
): Promise<ReportFiles> => {
  const files: ReportFiles = { recording: null, picture: null };
  const isKnown = ({ field }: Upload) => REPORT_FILES.some((name) => name === field);
  const isTwice = new Set(uploads.map(({ field }) => field)).size < uploads.length;
  if (isTwice || !uploads.every(isKnown)) throw new Refusal('msg.invalidRequest');
  for (const { field, path } of uploads) {
    const bytes = await readFile(path);
    if (field === 'recording') files.recording = { bytes, signs: await reader.signsOf(bytes) };
    else {
      await demandPicture(bytes);
      files.picture = bytes;
    }
  }
  return files;
};
