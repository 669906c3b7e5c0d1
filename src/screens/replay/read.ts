import { RECORDING_VERSION } from '#contract/recording.ts';
import { REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { fileKindOf, type ReadRecording, readRecordingText } from '#engine/lab/record/read.ts';
import { gunzip } from '#src/features/recordings/gzip.ts';

/** A recording from a file or a report that anybody may have made, gzipped or not, or why it is none. */
export const readBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadRecording> => {
  const kind = fileKindOf(bytes);
  if (kind === 'foreign' || kind === 'zip') return { recording: null, fault: kind };
  try {
    return readRecordingText(
      kind === 'gzip'
        ? await gunzip(bytes, REPORT_UNPACKED_BYTES)
        : new TextDecoder().decode(bytes),
    );
  } catch (error) {
    return { recording: null, fault: error instanceof RangeError ? 'tooMuch' : 'damaged' };
  }
};

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A file of somebody's disk; one that is too long is not even read. */
export const readFile = async (file: File): Promise<ReadRecording> =>
  file.size > REPORT_UNPACKED_BYTES
    ? { recording: null, fault: 'tooMuch' }
    : readBytes(new Uint8Array(await file.arrayBuffer()));

/** For the words of a fault: the file's name, its version where it is another one, and the one that is read here. */
export const faultValues = (name: string, { version }: { version?: number } = {}) => ({
  name,
  version,
  reads: RECORDING_VERSION,
});
