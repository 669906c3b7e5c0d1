import * as z from 'zod/mini';
import { CoinBalance } from './coins.ts';

/** The socket.io namespace of spec 7, and its websocket path. */
export const REALTIME_NAMESPACE = '/player';
export const REALTIME_PATH = '/api/socket';
/** Something of the player's own changed: a `RealtimeChange`. */
export const REALTIME_EVENT = 'change';
/** What everyone sees changed, or the club closed or opened. It carries nothing: the page asks. */
export const CLUB_EVENT = 'club';
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
   * brought a message; `inbox`: a message came, or was read; `account`: a deposit was recorded, or the
   * account's verification changed; `missed`: nobody told some changes up to this one.
   */
  topic: z.enum(['coins', 'redemption', 'round', 'reward', 'inbox', 'account', 'missed']),
  coin: CoinBalance,
});
export type RealtimeChange = z.infer<typeof RealtimeChange>;
