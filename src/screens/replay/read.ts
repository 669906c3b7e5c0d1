import type { Recording } from '#contract/recording.ts';
import { readRecording } from '#engine/record/migrate.ts';
import { gunzip } from '#src/features/recordings/gzip.ts';

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A recording from a file or a report, gzipped or not; null: it is none. */
export const readBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<Recording | null> => {
  try {
    const text = isGzip(bytes) ? await gunzip(bytes) : new TextDecoder().decode(bytes);
    return readRecording(JSON.parse(text));
  } catch {
    return null;
  }
};

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
