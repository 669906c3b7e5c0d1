import type * as z from 'zod/mini';
import { GAME_KEYS } from '#contract/games.ts';
import type { AnyPlayed } from '#games/game.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';

/** A game as the server plays it, its own types forgotten. */
export interface ServedGame extends AnyPlayed {
  /** Why it may not be played for coins by these values, in words for operators; empty: it may. */
  faultsOf(values: unknown): readonly string[];
  /** What has to be confirmed before they are played for coins, in the same words. */
  warningsOf(values: unknown): readonly string[];
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
    const faultsOf = (values: unknown) => {
      const judged = judgeTuning(game, values);
      return judged.isServed ? [] : judged.faults.map(faultText);
    };
    const warningsOf = (values: unknown) => {
      const judged = judgeTuning(game, values);
      return judged.isServed ? judged.warnings.map(faultText) : [];
    };
    return [key, { ...game, faultsOf, warningsOf }];
  }),
);
