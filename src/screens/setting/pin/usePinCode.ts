import { pinCode } from '#src/base/stored.ts';
import { useSentCode } from '#src/features/account/otp/useSentCode.ts';
import { usePinOtp } from '#src/features/account/pin.ts';
import { useSession } from '#src/session/store.ts';

/** What the server calls the family of these calls. */
export const PIN_OTP_TYP = 'pinOtp';

/** The code for a new PIN; one another player of this tab asked for is none. */
export const usePinCode = () => {
  const uid = useSession((state) => state.player.uid);
  const otp = usePinOtp();
  const { code, send, ...rest } = useSentCode({
    place: pinCode,
    typ: PIN_OTP_TYP,
    ask: () => otp.mutateAsync(),
  });
  return {
    ...rest,
    code: code?.uid === uid ? code : null,
    isBusy: otp.isPending,
    send: () => send(uid),
  };
};
