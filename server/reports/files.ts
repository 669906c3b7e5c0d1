import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Recording } from '#contract/recording.ts';
import { REPORT_FILES, REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { readRecording } from '#engine/record/migrate.ts';
import { NotAPicture, pictureOf } from '../club/picture.ts';
import { ApiError } from '../http/apiError.ts';
import type { Upload } from '../http/bodies.ts';

const unzip = promisify(gunzip);

export interface ReportFiles {
  recording: { bytes: Uint8Array; build: string } | null;
  picture: Uint8Array | null;
}

/** A recording from its gzipped JSON. Throws as `reportsPath` (contract/reports.ts) says. */
export const recordingOf = async (bytes: Uint8Array): Promise<Recording> => {
  try {
    const text = await unzip(bytes, { maxOutputLength: REPORT_UNPACKED_BYTES });
    const recording = readRecording(JSON.parse(text.toString('utf8')));
    if (recording) return recording;
  } catch {
    // Said below: there is nothing to read in it.
  }
  throw new ApiError(400, 'msg.invalidRequest', { field: 'recording' });
};

const demandPicture = (bytes: Uint8Array): void => {
  try {
    pictureOf('picture', bytes);
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    throw new ApiError(415, 'msg.formatNotSupported', { field: 'picture' });
  }
};

/** The files of a report, each looked into. Throws as `reportsPath` (contract/reports.ts) says. */
export const readFiles = async (uploads: readonly Upload[]): Promise<ReportFiles> => {
  const files: ReportFiles = { recording: null, picture: null };
  const isKnown = ({ field }: Upload) => REPORT_FILES.some((name) => name === field);
  const isTwice = new Set(uploads.map(({ field }) => field)).size < uploads.length;
  if (isTwice || !uploads.every(isKnown)) throw new ApiError(400, 'msg.invalidRequest');
  for (const { field, path } of uploads) {
    const bytes = await readFile(path);
    if (field === 'recording') files.recording = { bytes, build: (await recordingOf(bytes)).build };
    else {
      demandPicture(bytes);
      files.picture = bytes;
    }
  }
  return files;
};
