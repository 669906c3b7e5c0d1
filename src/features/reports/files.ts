import { REPORT_FILE_BYTES, REPORT_UNPACKED_BYTES } from '#contract/reports.ts';
import { gzip } from '#src/features/recordings/gzip.ts';
import { redactedRecording } from '#src/features/recordings/kept.ts';
import { visitKept } from '#src/features/recordings/recordedRound.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const pictureBytes = async (picture: Blob | null): Promise<Bytes | null> =>
  picture && picture.size <= REPORT_FILE_BYTES ? new Uint8Array(await picture.arrayBuffer()) : null;

/** The recording of the visit to a game, gzipped; of a very long one its newer half, or half of that. */
export const recordingBytes = async (game: string): Promise<Bytes | null> => {
  const visit = await visitKept(game);
  const recording = visit === null ? null : await redactedRecording(visit).catch(() => null);
  let { segments = [] } = recording ?? {};
  while (segments.length > 0) {
    const text = JSON.stringify({ ...recording, segments });
    if (new Blob([text]).size <= REPORT_UNPACKED_BYTES) {
      const bytes = await gzip(text);
      if (bytes === null || bytes.length <= REPORT_FILE_BYTES) return bytes;
    }
    segments = segments.slice(Math.ceil(segments.length / 2));
  }
  return null;
};
