import { gunzipSync } from 'node:zlib';
import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { type ReadRecording, readRecordingText } from '#engine/lab/record/read.ts';

/** A recording from its gzipped JSON. What does not unpack, or to too much, is none. */
export const unpackRecording = (bytes: Uint8Array): ReadRecording => {
  try {
    const text = gunzipSync(bytes, { maxOutputLength: REPORT_UNPACKED_BYTES });
    return readRecordingText(text.toString('utf8'));
  } catch {
    return { recording: null, fault: 'damaged' };
  }
};
