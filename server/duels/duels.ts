import type { LiveRounds } from '../rounds/live.ts';
import { servedDuels } from './games.ts';
import type { DuelParts } from './load.ts';
import { moveInDuel } from './move.ts';
import { pairAll, pairRound } from './pair.ts';
import { settleDuel, sweepDuels } from './settle.ts';

/** Matches between players, over any number of processes on one database. */
export const createDuels = (
  given: Omit<DuelParts, 'duels'> & Partial<Pick<DuelParts, 'duels'>>,
): LiveRounds => {
  const parts: DuelParts = { duels: servedDuels, ...given };
  return {
    async seeking(roundId, now) {
      try {
        await pairRound(parts, roundId, now);
      } catch (error) {
        parts.onError(error);
      }
    },
    move: (played) => moveInDuel(parts, played),
    async settle(duelId, now) {
      await settleDuel(parts, duelId, now);
    },
    async sweep(now) {
      const settled = await sweepDuels(parts, now);
      await pairAll(parts, now);
      return settled;
    },
  };
};
