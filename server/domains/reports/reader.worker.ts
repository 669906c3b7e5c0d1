import { unpackRecording } from './recording.ts';
import { readSigns, type Signs } from './signs.ts';

/** What is known of a recording; null: it is none. Runs on a thread of its own. */
export const signsOf = (bytes: Uint8Array): Signs | null => {
  const { recording } = unpackRecording(bytes);
  return recording && readSigns(recording);
};
