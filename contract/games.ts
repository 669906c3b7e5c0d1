import * as z from 'zod/mini';
import { GAME_KEYS } from './facts.ts';

export { GAME_KEYS, isGameKey } from './facts.ts';

export const GameKey = z.enum(GAME_KEYS, 'msg.invalidGame');
export type GameKey = z.infer<typeof GameKey>;

/** A game's play record in the refresh answer (spec 3). `remain`: questions or spins left. */
export const PlayRecord = z.object({
  maintenance: z.boolean(),
  remain: z.optional(z.int().check(z.nonnegative())),
});
export type PlayRecord = z.infer<typeof PlayRecord>;
