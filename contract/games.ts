import * as z from 'zod/mini';
import { GAME_KEYS } from './facts.ts';

export { GAME_KEYS, isGameKey } from './facts.ts';

/** The quiz event's draw: played like a game, and none of the list. */
export const DRAW_KEY = 'quiz-draw';

export const GameKey = z.enum(GAME_KEYS, 'msg.invalidGame');
export type GameKey = z.infer<typeof GameKey>;

/** First and last day, both included, Malaysian time; null: not announced, or without end. */
export const GameDates = z.object({
  startdate: z.nullable(z.iso.date()),
  enddate: z.nullable(z.iso.date()),
});
export type GameDates = z.infer<typeof GameDates>;

/**
 * A game's play record in the refresh answer (spec 3). `remain`: questions or spins left. `nextIn`:
 * seconds until there are some again, by the server's clock; absent: now, or nobody knows. `maxOdds`:
 * the most a round pays by the tuning in force, in units staked; at most what is announced.
 */
export const PlayRecord = z.object({
  maintenance: z.boolean(),
  maxOdds: z.optional(z.number()),
  remain: z.optional(z.int().check(z.nonnegative())),
  nextIn: z.optional(z.int().check(z.nonnegative())),
});
export type PlayRecord = z.infer<typeof PlayRecord>;
