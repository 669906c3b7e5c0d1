import type * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';
import type { AnyPlayed, Played } from '#games/game.ts';
import { REGISTRY } from '#games/registry.ts';

/** A game as the server plays it, its own types forgotten. */
export type ServedGame = AnyPlayed;

export type Games = ReadonlyMap<string, ServedGame>;

/**
 * Forgets a game's own types, so that one code serves all games. Sound because a game is only ever
 * handed back the tunings its schema parsed and the states and moves its own rules made.
 */
export const serve = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  game: Played<Tuning, State, Move, Event, View>,
): ServedGame => game as unknown as ServedGame;

/** The pinned values of a tuning as its game reads them; throws when they are not the game's. */
export const parseTuning = (game: ServedGame, values: unknown): unknown => {
  const schema: z.ZodMiniType = game.tuning.schema;
  return schema.parse(values);
};

/** The games this server plays. */
export const servedGames: Games = new Map(
  Object.entries(REGISTRY).map(([key, game]) => [key, game as unknown as ServedGame]),
);
