import { useState } from 'react';
import type { RedeemAnswer } from '#contract/redemptions.ts';
import { useRedeem } from '#src/calls/redemptions.ts';
import { useOnce } from '#src/parts/form/useOnce.ts';
import { useSession } from '#src/session/store.ts';
import { forgetIntent, type Intent, intend, isRefused, openIntent } from './intent.ts';

/** One redemption at a time: the wish, its call, and what came of it. */
export const useRedemption = () => {
  const uid = useSession((state) => state.player.uid);
  const { mutateAsync, isPending } = useRedeem();
  const [open, setOpen] = useState<Intent | null>(() => openIntent(uid));
  const [done, setDone] = useState<RedeemAnswer['redemption'] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const once = useOnce();

  const sendNow = async (coins: number) => {
    setFailure(null);
    const intent = intend(uid, coins);
    try {
      const answer = await mutateAsync(intent);
      forgetIntent(uid);
      setOpen(null);
      setDone(answer.redemption);
    } catch (error) {
      if (isRefused(error)) {
        forgetIntent(uid);
        setOpen(null);
      } else setOpen(intent);
      setFailure(error);
    }
  };

  return {
    open,
    done,
    failure,
    isBusy: isPending,
    /** Sends the open request again, or a new one for `coins` hundredths. */
    send: (coins: number) => once(() => sendNow(coins)),
    again: () => setDone(null),
  };
};
export type Redemption = ReturnType<typeof useRedemption>;
