import type { GameKey } from '#contract/games.ts';

const REFUSED = import.meta.glob<readonly unknown[]>('./*/testTunings.ts', {
  eager: true,
  import: 'REFUSED',
});

/** Changes of a game's defaults that must never be served; throws where its room names none. */
export const refusedOf = (game: GameKey): readonly unknown[] => {
  const refused = REFUSED[`./${game}/testTunings.ts`];
  if (!refused) throw new Error(`games/${game} has no testTunings.ts`);
  return refused;
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
