import { DRAFT_LENGTH } from '#contract/drafts.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';

/** Saves values as the file that `npm run odds -- <game> --tuning` reads. */
export const saveTuningFile = (game: string, values: unknown): void =>
  saveFile(
    `${game}-tuning.json`,
    new Blob([`${JSON.stringify(values, null, 2)}\n`], { type: 'application/json' }),
  );

/** The values in force with what such a file changes of them; null: it is none. */
export const readTuningFile = async (file: Blob, base: unknown): Promise<unknown> => {
  if (file.size > DRAFT_LENGTH) return null;
  try {
    const changes: unknown = JSON.parse(await file.text());
    const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
    return isObject ? mergeTuning(base, changes) : null;
  } catch {
    return null;
  }
};
