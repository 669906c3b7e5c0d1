import { OTP_RESEND_SECONDS } from '#contract/session.ts';
import { wallClock } from '#engine/core/clock.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { useLanguage } from '#src/base/language.ts';
import { refusals } from '#src/base/stored.ts';
import { useOtp } from '#src/features/account/session.ts';
import { useCountdown } from '#src/ui/countdown/useCountdown.ts';
import { toE164 } from '#src/ui/field/phones.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import type { Registration } from './useRegistration.ts';

/** What the server calls the family of these calls. */
export const OTP_TYP = 'otp';

/** Sends a code to the phone that is typed, not before another may be asked for. */
export const usePhoneCode = ({ form, code, keepCode, showRefusal }: Registration) => {
  const language = useLanguage();
  const otp = useOtp();
  const once = useOnce();
  const seconds = useCountdown(code?.resendAt ?? 0);
  const send = async () => {
    const phone = await toE164(form.getValues('phone'));
    if (seconds > 0) return;
    if (phone === null) {
      const message = 'msg.invalidPhone';
      return form.setError('phone', { type: 'rule', message }, { shouldFocus: true });
    }
    refusals.forgetWait(OTP_TYP);
    try {
      const { otpId, demoCode } = await otp.mutateAsync({ phone, language });
      form.setValue('otp', '');
      // Counted on this device's clock: the server's may stand a little apart.
      const resendAt = wallClock.now() + OTP_RESEND_SECONDS * 1000;
      keepCode({ otpId, phone, resendAt, ...(demoCode && { demoCode }) });
    } catch (error) {
      if (error instanceof CallError && error.seconds !== undefined && code !== null) {
        keepCode({ ...code, resendAt: wallClock.now() + error.seconds * 1000 });
      }
      showRefusal(error);
    }
  };
  return { send: () => void once(send), isBusy: otp.isPending };
};
