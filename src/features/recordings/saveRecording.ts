import type { Recording } from '#contract/recording.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { gzip } from './gzip.ts';

/** What files of a recording are called: its game and when it began. */
export const recordingFileName = ({ game, startedAt }: Recording): string =>
  `${game}-${new Date(startedAt).toISOString().slice(0, 19)}`.replaceAll(':', '');

/** A recording as QA's tool and `npm run replay` open it: gzipped where the browser can. */
export const fileOf = async (
  recording: Recording,
  ending = '',
): Promise<{ name: string; content: Blob }> => {
  const text = JSON.stringify(recording);
  const packed = await gzip(text);
  const name = recordingFileName(recording) + ending;
  return packed
    ? { name: `${name}.json.gz`, content: new Blob([packed], { type: 'application/gzip' }) }
    : { name: `${name}.json`, content: new Blob([text], { type: 'application/json' }) };
};

/** Saves what was played; `ending`: what its name says besides. */
export const saveRecording = async (recording: Recording, ending = ''): Promise<void> => {
  const { name, content } = await fileOf(recording, ending);
  saveFile(name, content);
};
