import { useState } from 'react';
import { REDEEM_TYP, type RedeemAnswer } from '#contract/redemptions.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { refusals } from '#src/base/stored.ts';
import { useSession } from '#src/session/store.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { failureKind, forgetIntent, type Intent, intend, openIntent } from './intent.ts';
import { useRedeem } from './redemptions.ts';

/** What keeps the question for the PIN open: it is answered there. */
const isOfPin = (error: unknown): error is CallError =>
  error instanceof CallError && error.field === 'pin';

/** One redemption at a time: the wish, its call, and what came of it. */
export const useRedemption = () => {
  const uid = useSession((state) => state.player.uid);
  const bonus = useSession((state) => state.player.redeemableBonus);
  const { mutateAsync, isPending } = useRedeem();
  const [open, setOpen] = useState<Intent | null>(() => openIntent(uid));
  const [done, setDone] = useState<RedeemAnswer['redemption'] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const once = useOnce();

  const sendNow = async (coins: number, pin: string) => {
    setFailure(null);
    refusals.forgetWait(REDEEM_TYP);
    const intent = intend(uid, coins);
    try {
      const answer = await mutateAsync({ ...intent, pin });
      forgetIntent(uid);
      setOpen(null);
      setDone(answer.redemption);
    } catch (error) {
      const verdict = failureKind(error);
      if (verdict === 'unknown') setOpen(intent);
      else if (verdict === 'refused' || open === null) {
        forgetIntent(uid);
        setOpen(null);
      }
      setFailure(error);
    }
  };

  // Decided while the page said that it was on its way: the card and the message say how.
  const isDecided = done !== null && bonus.id === done.id && bonus.status !== 'Pending';
  return {
    open,
    done: isDecided ? null : done,
    /** Why the PIN did not do, if that is what is wrong. */
    pinFailure: isOfPin(failure) ? failure : null,
    /** Anything else that went wrong. */
    failure: isOfPin(failure) ? null : failure,
    isBusy: isPending,
    /** Sends the open request again, or a new one for `coins` hundredths, with the PIN. */
    send: (coins: number, pin: string) => once(() => sendNow(coins, pin)),
    /** The words of the last try are not wanted any more. */
    clear: () => setFailure(null),
    again: () => setDone(null),
  };
};
export type RedemptionFlow = ReturnType<typeof useRedemption>;
