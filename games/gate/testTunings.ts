import type { GameKey } from '#contract/games.ts';

const REFUSED = import.meta.glob<readonly unknown[]>('../*/testTunings.ts', {
  eager: true,
  import: 'REFUSED',
});

/** Changes of a game's defaults that must never be served; throws where its room names none. */
export const refusedOf = (game: GameKey): readonly unknown[] => {
  const refused = REFUSED[`../${game}/testTunings.ts`];
  if (!refused) throw new Error(`games/${game} has no testTunings.ts`);
  return refused;
};

const SERVED = import.meta.glob<object>('../*/testTunings.ts', { eager: true, import: 'SERVED' });

/** A change of a game's defaults that is served; none where its room names none. */
export const servedOf = (game: GameKey): object => SERVED[`../${game}/testTunings.ts`] ?? {};

type Typed = readonly [path: string, text: string, stored: number, figure: string, shown: string];
const TYPED = import.meta.glob<Typed>('../*/testTunings.ts', { eager: true, import: 'TYPED' });

/** A number that is typed into a game's form, and what is seen of it; throws where its room has none. */
export const typedOf = (game: GameKey): Typed => {
  const typed = TYPED[`../${game}/testTunings.ts`];
  if (!typed) throw new Error(`games/${game}/testTunings.ts types nothing`);
  return typed;
};

/** What is no object of numbers at all. */
export const NO_TUNINGS: readonly unknown[] = [
  null,
  undefined,
  1,
  '{}',
  [],
  {},
  { constructor: 1 },
];
