import { DRAFT_LENGTH } from '#contract/drafts.ts';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { gameOf } from '#games/registry.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';

/** Saves values as the file that `npm run odds -- <game> --tuning` reads. */
export const saveTuningFile = (game: string, values: unknown): void =>
  saveFile(
    `${game}-tuning.json`,
    new Blob([`${JSON.stringify(values, null, 2)}\n`], { type: 'application/json' }),
  );

const hasAll = (game: GameKey, names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(Object(gameOf(game).tuning.defaults), name));

/**
 * The values in force with what such a file changes of them, or whose file it is, where another game alone has all of
 * its numbers; null: it is none.
 */
export const readTuningFile = async (
  file: Blob,
  game: GameKey,
  base: unknown,
): Promise<{ values: unknown } | { of: GameKey } | null> => {
  if (file.size > DRAFT_LENGTH) return null;
  try {
    const changes: unknown = JSON.parse(await file.text());
    if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return null;
    const names = Object.keys(changes);
    const of = hasAll(game, names) ? game : GAME_KEYS.find((other) => hasAll(other, names));
    return of === undefined || of === game ? { values: mergeTuning(base, changes) } : { of };
  } catch {
    return null;
  }
};
