import type { GameKey } from '#contract/games.ts';
import type { Clock } from '#engine/core/clock.ts';
import type { RoundCalls } from '#engine/round/calls.ts';

/** What a room has to play with while no round is to be had; Vite finds the rooms that have it. */
const practices = import.meta.glob<(clock: Clock) => RoundCalls>('./*/practice.ts', {
  eager: true,
  import: 'createPractice',
});

/** Rounds of this page alone, unpaid. Throws for a game without a practice. */
export const createPractice = (game: GameKey, clock: Clock): RoundCalls => {
  const create = practices[`./${game}/practice.ts`];
  if (!create) throw new Error(`games/${game} has no practice.ts`);
  return create(clock);
};
