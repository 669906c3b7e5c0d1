import type { Rules, Step } from '#engine/core/rules/rules.ts';
import { seedFor as findSeed } from '#engine/lab/inspect/wish.ts';

/** The client seed of every pictured round: with it and a server seed, what happens is fixed. */
export const CLIENT_SEED = 'shots';

/**
 * The first server seed with which the moves, one after the other, lead to a state that `isWanted`
 * takes. Throws when none of many does.
 */
export const seedFor = <Tuning, State, Move, Event, View>(
  rules: Rules<Tuning, State, Move, Event, View>,
  tuning: Tuning,
  moves: readonly (Move | 'timeout')[],
  isWanted: (step: Step<State, Event>) => boolean,
): string => {
  const wish = {
    next: (_tuning: Tuning, _state: State, at: number) => moves[at] ?? null,
    isMet: isWanted,
  };
  const seed = findSeed({ rules, tuning, wish, clientSeed: CLIENT_SEED });
  if (seed === null) throw new Error('no seed leads there');
  return seed;
};
