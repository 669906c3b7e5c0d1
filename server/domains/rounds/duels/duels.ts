import type { LiveRounds } from '../live.ts';
import { servedDuels } from './games.ts';
import type { DuelDeps } from './load.ts';
import { moveInDuel } from './move.ts';
import { pairAll, pairRound } from './pair.ts';
import { settleDuel, sweepDuels } from './settle.ts';

/** Matches between players, over any number of processes on one database. */
export const createDuels = (
  given: Omit<DuelDeps, 'duels'> & Partial<Pick<DuelDeps, 'duels'>>,
): LiveRounds => {
  const deps: DuelDeps = { duels: servedDuels, ...given };
  return {
    async seeking(roundId, now) {
      try {
        await pairRound(deps, roundId, now);
      } catch (error) {
        deps.onError(error);
      }
    },
    move: (played) => moveInDuel(deps, played),
    async settle(duelId, now) {
      await settleDuel(deps, duelId, now);
    },
    async sweep(now) {
      const settled = await sweepDuels(deps, now);
      await pairAll(deps, now);
      return settled;
    },
  };
};
