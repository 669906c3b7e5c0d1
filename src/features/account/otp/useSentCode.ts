import { useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { OTP_RESEND_SECONDS, type OtpAnswer } from '#contract/session.ts';
import { wallClock } from '#engine/core/clock.ts';
import { isTooFrequent } from '#src/base/calls/CallError.ts';
import { readStored, refusals, type Stored } from '#src/base/stored.ts';
import { useSession } from '#src/session/store.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { useWaitUntil } from '#src/ui/wait/useWait.ts';

/** A code that was sent: for whose account, under which id, and when another may be asked for. */
const SentCode = z.object({
  uid: z.string(),
  otpId: z.string(),
  /** Epoch milliseconds. */
  resendAt: z.number(),
  demoCode: z.optional(z.string()),
  /** To which number, where that is not the account's own. */
  phone: z.optional(z.string()),
});

interface SentCodeOptions {
  /** Where it outlives a reload; the code itself is never kept there. */
  place: Stored<string>;
  /** What the server calls the family of the call. */
  typ: ErrorTyp;
  /** Has a code sent for the account of a UID; to another number than its own, it says to which. */
  ask: (uid: string) => Promise<OtpAnswer & { phone?: string }>;
}

/** A code that is asked for, kept over a reload, asked for again. */
export const useSentCode = ({ place, typ, ask }: SentCodeOptions) => {
  const [code, setCode] = useState(() => readStored(place, SentCode));
  const [failure, setFailure] = useState<unknown>(null);
  const waitUntil = useWaitUntil(typ);
  const once = useOnce();

  const sendNow = async (uid: string) => {
    setFailure(null);
    refusals.forgetWait(typ);
    try {
      const { otpId, demoCode, phone } = await ask(uid);
      // Counted on this device's clock: the server's may stand a little apart.
      const resendAt = wallClock.now() + OTP_RESEND_SECONDS * 1000;
      const sent = { uid, otpId, resendAt, ...(demoCode && { demoCode }), ...(phone && { phone }) };
      place.set(JSON.stringify(sent));
      setCode(sent);
    } catch (error) {
      if (!isTooFrequent(error)) setFailure(error);
    }
  };

  return {
    code,
    failure,
    /** When another may be asked for, epoch milliseconds; past or 0: now. */
    resendAt: Math.max(code?.resendAt ?? 0, waitUntil),
    send: (uid: string) => void once(() => sendNow(uid)),
    /** It was used, or is for another account. */
    drop: () => {
      place.set(null);
      setCode(null);
    },
  };
};

interface OwnCodeOptions extends Pick<SentCodeOptions, 'place' | 'typ'> {
  otp: { mutateAsync: () => Promise<OtpAnswer & { phone?: string }>; isPending: boolean };
}

/** A code to the phone of whoever is logged in; one another player of this tab asked for is none. */
export const useOwnCode = ({ place, typ, otp }: OwnCodeOptions) => {
  const uid = useSession((state) => state.player.uid);
  const { code, send, ...rest } = useSentCode({ place, typ, ask: () => otp.mutateAsync() });
  return {
    ...rest,
    code: code?.uid === uid ? code : null,
    isBusy: otp.isPending,
    send: () => send(uid),
  };
};
