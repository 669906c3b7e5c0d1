import type { GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Clock } from '#engine/core/clock.ts';
import type { Rules, Step } from '#engine/core/rules/rules.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { gameOf } from '../registry.ts';
import { rivalOf } from '../rival.ts';

interface HouseOptions {
  clock: Clock;
  /** The player's coins at the start, in hundredths. */
  coins: number;
  /** In place of the default tuning's values; read when a round is opened. */
  readonly tuning?: object;
  remain?: () => number | null;
  /** Whether a match that is looked for finds another player, at once. */
  isMet?: () => boolean;
  serverSeed?: string;
}

/** A house in memory that plays any one of the games by its own rules. */
export const houseOf = (game: GameKey, options: HouseOptions) => {
  const { tuning: kit, plan, seek, wrongStep, tooLate } = gameOf(game);
  const rival = () => rivalOf(gameOf(game));
  const tuningNow = () => ({ ...(gameOf(game).tuning.defaults as object), ...options.tuning });
  const { clock, coins, remain, isMet, serverSeed } = options;
  return createHouse({
    clock,
    coins,
    game,
    ...(remain && { remain }),
    ...(serverSeed !== undefined && { serverSeed }),
    // Asked for when they are needed: in the harness they are edited meanwhile.
    get rules() {
      const { rules } = rival() ?? gameOf(game);
      return rules as Rules<unknown, object, unknown, RoundEvent, object>;
    },
    get tuning() {
      return tuningNow();
    },
    tuningVersion: kit.version,
    plan,
    words: { wrongStep, tooLate },
    ...(seek && {
      seek(tuning: unknown) {
        const meet = isMet?.() ? rival()?.meet : undefined;
        return (meet ?? seek)(tuning) as Step<object, RoundEvent>;
      },
    }),
  });
};
export type House = ReturnType<typeof houseOf>;
