import * as z from 'zod/mini';
import { Hundredths } from './coins.ts';
import { GAME_KEYS } from './games.ts';

/** GET player/closing: what closing the account would lose, and what has to be over before. */
export const closingPath = 'player/closing';
export const ClosingAnswer = z.object({
  /** Coins that can be used now, in hundredths: they are lost. */
  coins: Hundredths,
  /** Games in which a round is open. */
  openRounds: z.array(z.enum(GAME_KEYS)),
  /** Redemptions that wait for a decision, and prizes that wait to be paid, claimed or sent. */
  pendingRedemptions: z.int(),
  unpaidPrizes: z.int(),
});
export type ClosingAnswer = z.infer<typeof ClosingAnswer>;

/**
 * POST player/closing, stepped up (contract/stepUp.ts): closes the account for good. 409 `msg.closingWaits` while
 * something of the above is open. A login says 409 `msg.accountClosed` from then on, whoever knows the password.
 */
export const ClosingRequest = z.object({});
