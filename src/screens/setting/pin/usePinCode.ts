import { useState } from 'react';
import { OTP_RESEND_SECONDS } from '#contract/session.ts';
import { wallClock } from '#engine/clock.ts';
import { isTooFrequent } from '#src/calls/CallError.ts';
import { usePinOtp } from '#src/calls/pin.ts';
import { useOnce } from '#src/parts/form/useOnce.ts';
import { useSession } from '#src/session/store.ts';
import { refusals } from '#src/session/stored.ts';
import { dropSentCode, keepSentCode, readSentCode, type SentCode } from './sentCode.ts';

/** What the server calls the family of these calls. */
export const PIN_OTP_TYP = 'pinOtp';

/** The code for a new PIN: asked for, kept over a reload, asked for again. */
export const usePinCode = () => {
  const uid = useSession((state) => state.player.uid);
  const [code, setCode] = useState<SentCode | null>(() => readSentCode(uid));
  const [failure, setFailure] = useState<unknown>(null);
  const otp = usePinOtp();
  const once = useOnce();

  const sendNow = async () => {
    setFailure(null);
    refusals.forgetWait(PIN_OTP_TYP);
    try {
      const { otpId, demoCode } = await otp.mutateAsync();
      // Counted on this device's clock: the server's may stand a little apart.
      const resendAt = wallClock.now() + OTP_RESEND_SECONDS * 1000;
      const sent = { uid, otpId, resendAt, ...(demoCode && { demoCode }) };
      keepSentCode(sent);
      setCode(sent);
    } catch (error) {
      if (!isTooFrequent(error)) setFailure(error);
    }
  };

  return {
    code,
    failure,
    isBusy: otp.isPending,
    send: () => void once(sendNow),
    /** It was used. */
    drop: dropSentCode,
  };
};
