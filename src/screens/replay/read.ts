import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { type ReadRecording, readRecordingText } from '#engine/lab/record/read.ts';
import { gunzip } from '#src/features/recordings/gzip.ts';

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A recording from a file or a report that anybody may have made, gzipped or not, or why it is none. */
export const readBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadRecording> => {
  try {
    return readRecordingText(
      isGzip(bytes) ? await gunzip(bytes, REPORT_UNPACKED_BYTES) : new TextDecoder().decode(bytes),
    );
  } catch (error) {
    return { recording: null, fault: error instanceof RangeError ? 'tooMuch' : 'notOne' };
  }
};

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
