import type * as z from 'zod/mini';
import { GAME_KEYS } from '#contract/games.ts';
import type { AnyPlayed } from '#games/game.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';

/** The gate's words on values, for operators. */
export interface GateWords {
  /** Why it may not be played for coins by them; empty: it may. */
  faults: readonly string[];
  /** What has to be confirmed before it is. */
  warnings: readonly string[];
}

/** A game as the server plays it, its own types forgotten. */
export interface ServedGame extends AnyPlayed {
  /** What the gate says of values. */
  judge(values: unknown): GateWords;
}

export type Games = ReadonlyMap<string, ServedGame>;

/** The pinned values of a tuning as its game reads them; throws when they are not the game's. */
export const parseTuning = (game: ServedGame, values: unknown): unknown => {
  const schema: z.ZodMiniType = game.tuning.schema;
  return schema.parse(values);
};

/** The games this server plays. */
export const servedGames: Games = new Map(
  GAME_KEYS.map((key) => {
    const game = gameOf(key);
    const judge = (values: unknown): GateWords => {
      const judged = judgeTuning(game, values);
      return judged.isServed
        ? { faults: [], warnings: judged.warnings.map(faultText) }
        : { faults: judged.faults.map(faultText), warnings: [] };
    };
    return [key, { ...game, judge }];
  }),
);
