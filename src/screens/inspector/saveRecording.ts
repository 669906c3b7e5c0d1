import type { Recording } from '#contract/recording.ts';
import { gzip } from '#src/features/recordings/gzip.ts';
import { saveFile } from './saveFile.ts';

/** Saves what was played as QA's tool opens it. */
export const saveRecording = async (recording: Recording): Promise<void> => {
  const text = JSON.stringify(recording);
  const packed = await gzip(text);
  const name = `${recording.game}-${new Date(recording.startedAt).toISOString().slice(0, 19)}`;
  const file = name.replaceAll(':', '');
  if (packed) saveFile(`${file}.json.gz`, new Blob([packed], { type: 'application/gzip' }));
  else saveFile(`${file}.json`, new Blob([text], { type: 'application/json' }));
};
