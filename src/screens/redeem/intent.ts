import * as z from 'zod/mini';
import { RedeemRequest } from '#contract/redemptions.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { pendingCall, readStored } from '#src/base/stored.ts';

/**
 * A wish to redeem is stored with its request id before it is sent, and forgotten only when its
 * answer is known. Whatever happens in between, trying again is the same request. The PIN that goes
 * with it is asked for anew each time, and kept nowhere.
 */
const Intent = z.omit(RedeemRequest, { pin: true });
export type Intent = z.infer<typeof Intent>;
const keptFor = (uid: string) => pendingCall(uid, 'redeem');

/** The player's request whose answer was never seen, or null. */
export const openIntent = (uid: string): Intent | null => readStored(keptFor(uid), Intent);

/** The open request if there is one, else a new one for `coins` hundredths; stored either way. */
export const intend = (uid: string, coins: number): Intent => {
  const open = openIntent(uid);
  if (open) return open;
  const intent = { requestId: newRequestId(), coins };
  keptFor(uid).set(JSON.stringify(intent));
  return intent;
};

export const forgetIntent = (uid: string): void => keptFor(uid).set(null);

/** Refusals that say nothing of an earlier try under the same id. */
const OF_THIS_TRY: readonly string[] = [
  'msg.pinNotSet',
  'msg.pinLocked',
  'msg.wrongTransactionPin',
  'msg.tooFrequent',
];

/**
 * What a failed try says of the wish: `refused` for good; `notNow`, this try alone was not let
 * through; `unknown`, it may have been carried out unseen.
 */
export const failureKind = (error: unknown): 'refused' | 'notNow' | 'unknown' => {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return 'unknown';
  return OF_THIS_TRY.includes(error.message) ? 'notNow' : 'refused';
};
