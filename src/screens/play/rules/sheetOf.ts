import type { GameKey } from '#contract/games.ts';
import type { MakeSheet, Sheet } from '#games/sheet.ts';

const SHEETS = import.meta.glob<MakeSheet>('/games/*/sheet.ts', { eager: true, import: 'sheet' });

/** A game's rules page from the tuning in force, or from its defaults before that is known. */
export const sheetOf = (game: GameKey, ...rest: Parameters<MakeSheet>): Sheet => {
  const make = SHEETS[`/games/${game}/sheet.ts`];
  if (!make) throw new Error(`games/${game} has no sheet.ts`);
  return make(...rest);
};
