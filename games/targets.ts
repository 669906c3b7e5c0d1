import type { GameKey } from '#contract/games.ts';
import type { Target } from '#engine/odds/verdict.ts';

/**
 * Spec 9: each game's return and highest odds. Find the odd takes no stake, so its figure of 97% is
 * one of its page alone (games/fto/tuning.ts).
 */
export const TARGETS: Record<GameKey, Target> = {
  fto: { rtp: null, maxOdds: 10 },
  squidgame: { rtp: 0.96, maxOdds: 1000 },
  'rock-scissor-paper': { rtp: 0.97, maxOdds: 1000 },
  'lucky-egg': { rtp: 0.97, maxOdds: 500 },
  'spin-wheel': { rtp: 0.97, maxOdds: 50 },
};
