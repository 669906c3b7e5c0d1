import * as z from 'zod/mini';

/** The games one can open at /games/{key} (spec 2). */
export const GAME_KEYS = [
  'fto',
  'spin-wheel',
  'squidgame',
  'rock-scissor-paper',
  'lucky-egg',
] as const;
export const GameKey = z.enum(GAME_KEYS, 'msg.invalidGame');
export type GameKey = z.infer<typeof GameKey>;

export const isGameKey = (value: unknown): value is GameKey =>
  GAME_KEYS.some((key) => key === value);

/** A game's play record in the refresh answer (spec 3). `remain` is the card game's alone. */
export const PlayRecord = z.object({
  maintenance: z.boolean(),
  remain: z.optional(z.int().check(z.nonnegative())),
});
