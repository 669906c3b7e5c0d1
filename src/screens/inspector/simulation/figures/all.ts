import type { Figure } from '../plot/spec.ts';
import { type Result, waysIn } from '../results.ts';
import type { SimulationWords } from '../words.ts';
import { balances } from './balances.ts';
import { byWay } from './byWay.ts';
import { convergence } from './convergence.ts';
import { losingRuns } from './losingRuns.ts';
import { payouts } from './payouts.ts';
import { ruin } from './ruin.ts';

/** All plots there are of one way, and that of the ways side by side. */
export const figuresFor = (
  results: readonly Result[],
  way: string,
  words: SimulationWords,
): readonly Figure[] => {
  const mine = results.filter(({ subject }) => subject.way === way);
  const played = mine.filter(({ sessions }) => sessions !== null);
  // Whoever stakes nothing is never ruined.
  const staking = played.filter(({ subject }) => subject.plan.bet > 0);
  return [
    convergence(mine, words),
    payouts(mine, words),
    ...(played.length > 0 ? [balances(played, words)] : []),
    ...(staking.length > 0 ? [ruin(staking, words)] : []),
    ...(played.length > 0 ? [losingRuns(played, words)] : []),
    ...(waysIn(results).length > 1 ? [byWay(results, words)] : []),
  ];
};
