import type { Round } from '#contract/rounds.ts';

/** Of games that pay money and no coins: what a view says was won, in sen. */
const PRIZES = import.meta.glob<(view: unknown) => number>('/games/*/prize.ts', {
  eager: true,
  import: 'prizeOf',
});

/** The money a round won in a game that pays money, in sen, 0: none; null in the other games. */
export const prizeOf = ({ game, view }: Pick<Round, 'game' | 'view'>): number | null =>
  PRIZES[`/games/${game}/prize.ts`]?.(view) ?? null;
