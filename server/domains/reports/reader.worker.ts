import { unpackRecording } from './recording.ts';

/** The app's version a recording was made with; null: it is none. Runs on a thread of its own. */
export const buildOf = (bytes: Uint8Array): string | null =>
  unpackRecording(bytes).recording?.build ?? null;
