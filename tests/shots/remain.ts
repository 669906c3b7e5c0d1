import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';

const SPINS = 5;

/** What is left to play when nothing was played yet; null where that is not counted. */
export const remainAtFirst = (game: GameKey): number | null => {
  const { plan, tuning } = gameOf(game);
  if (plan.kind === 'free') return plan.chances(tuning.defaults);
  return plan.kind === 'spins' ? SPINS : null;
};
