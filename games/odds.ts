import type { GameKey } from '#contract/games.ts';
import type { GameOdds } from '#engine/odds/ways.ts';
import type { TuningKit } from '#engine/round/tuning.ts';
import { ftoOdds } from './fto/odds.ts';
import { eggOdds } from './lucky-egg/odds.ts';
import { rpsOdds } from './rock-scissor-paper/odds.ts';
import { RULES } from './rules.ts';
import { wheelOdds } from './spin-wheel/odds.ts';
import { squidOdds } from './squidgame/odds.ts';

const ODDS = {
  fto: ftoOdds,
  squidgame: squidOdds,
  'rock-scissor-paper': rpsOdds,
  'lucky-egg': eggOdds,
  'spin-wheel': wheelOdds,
} as const satisfies Record<GameKey, object>;

/**
 * A game's odds and tuning for whoever knows it by its key alone. The casts forget its own types;
 * sound as long as a tuning was read by this very schema.
 */
export const oddsOf = (
  game: GameKey,
): { odds: GameOdds<unknown, unknown, unknown>; tuning: TuningKit<unknown> } => ({
  odds: ODDS[game] as unknown as GameOdds<unknown, unknown, unknown>,
  tuning: RULES[game].tuning as unknown as TuningKit<unknown>,
});
