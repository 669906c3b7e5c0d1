import { createDraws } from '#engine/fair/draws.ts';
import { isRefusal, type Rules, type Step } from '#engine/round/rules.ts';

/** The client seed of every pictured round: with it and a server seed, what happens is fixed. */
export const CLIENT_SEED = 'shots';

const MOST = 400_000;

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
  const played = (serverSeed: string): Step<State, Event> | null => {
    const drawsAt = (round: number) =>
      createDraws({ serverSeed, clientSeed: CLIENT_SEED, nonce: 0, round });
    let step = rules.open(tuning, drawsAt(0));
    for (const [at, move] of moves.entries()) {
      if (step.isDone) return null;
      const draws = drawsAt(at + 1);
      const next =
        move === 'timeout'
          ? rules.timeout(tuning, step.state, draws)
          : rules.move(tuning, step.state, move, draws);
      if (isRefusal(next)) return null;
      step = next;
    }
    return step;
  };
  for (let tried = 0; tried < MOST; tried += 1) {
    const seed = tried.toString(16).padStart(64, '0');
    const last = played(seed);
    if (last && isWanted(last)) return seed;
  }
  throw new Error('no seed leads there');
};
