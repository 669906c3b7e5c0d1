import * as z from 'zod/mini';
import { CoinBalance } from './coins.ts';

/** The socket.io namespace of spec 7, its websocket path, and its one event. */
export const REALTIME_NAMESPACE = '/player';
export const REALTIME_PATH = '/api/socket';
export const REALTIME_EVENT = 'change';
/** Spec 9: endless reconnection, every two seconds. */
export const RECONNECT_MS = 2000;

/**
 * What reaches an open page after a commit. `version` counts a player's events: a client that sees
 * a gap asks for the refresh answer instead of guessing.
 */
export const RealtimeChange = z.object({
  version: z.int(),
  /**
   * `round`: a live match went on; `redemption`, `reward`: one was decided, or paid out, and may have
   * brought a message; `inbox`: a message came, or was read.
   */
  topic: z.enum(['coins', 'redemption', 'round', 'reward', 'inbox']),
  coin: CoinBalance,
});
export type RealtimeChange = z.infer<typeof RealtimeChange>;
