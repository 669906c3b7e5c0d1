import type { GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Clock } from '#engine/clock.ts';
import type { Rules } from '#engine/round/rules.ts';
import { createTestHouse } from '#engine/round/testHouse.ts';
import { gameOf } from './registry.ts';

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
  const { tuning: kit, plan } = gameOf(game);
  const tuningNow = () => ({ ...(gameOf(game).tuning.defaults as object), ...change });
  return createTestHouse({
    ...rest,
    game,
    // Asked for when they are needed: in the harness they are edited meanwhile.
    get rules() {
      return gameOf(game).rules as Rules<unknown, object, unknown, RoundEvent, object>;
    },
    get tuning() {
      return tuningNow();
    },
    tuningVersion: kit.version,
    plan,
  });
};
export type House = ReturnType<typeof houseOf>;
