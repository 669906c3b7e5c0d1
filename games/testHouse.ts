import type { GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Clock } from '#engine/clock.ts';
import type { Rules } from '#engine/round/rules.ts';
import { createTestHouse } from '#engine/round/testHouse.ts';
import { RULES } from './rules.ts';

const STAKES = {
  fto: 'never',
  'spin-wheel': 'never',
  squidgame: 'round',
  'rock-scissor-paper': 'round',
  'lucky-egg': 'move',
} as const satisfies Record<GameKey, string>;

interface HouseOptions {
  clock: Clock;
  /** The player's coins at the start, in hundredths. */
  coins: number;
  /** In place of the default tuning's values. */
  tuning?: object;
  remain?: () => number | null;
  serverSeed?: string;
}

/** The test house playing any one of the games by its own rules. */
export const houseOf = (game: GameKey, { tuning: change, ...rest }: HouseOptions) => {
  const { rules, tuning } = RULES[game];
  const isFto = game === 'fto';
  return createTestHouse({
    ...rest,
    game,
    // One of the five, whatever its own types: what goes in comes from itself.
    rules: rules as unknown as Rules<unknown, object, unknown, RoundEvent, object>,
    tuning: { ...tuning.defaults, ...change },
    tuningVersion: tuning.version,
    stakes: STAKES[game],
    unit: isFto ? 100 : 0,
    restMs: isFto ? 24 * 3_600_000 : 0,
  });
};
export type House = ReturnType<typeof houseOf>;
