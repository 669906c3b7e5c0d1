import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/base/calls/CallError.ts';
import { newPhoneCode } from '#src/base/stored.ts';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePhoneCountries } from '#src/features/account/session.ts';
import { PhoneField } from '#src/ui/field/PhoneField.tsx';
import { type PhoneValue, toE164 } from '#src/ui/field/phones.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { useNewPhoneOtp } from './phone.ts';

/** What the server calls the family of the call for a code to the new number. */
const NEW_PHONE_OTP_TYP = 'newPhoneOtp';

interface NewNumberProps {
  /** A code was sent there; again after a reload. */
  onSent: (next: { otpId: string; phone: string } | null) => void;
  /** The demo code is to be filled in. */
  onUse: (filledIn: { code: string }) => void;
}

/** The number the account is to have, and the code that is sent there. */
export const NewNumber = ({ onSent, onUse }: NewNumberProps) => {
  const { t } = useTranslation('account');
  const { t: register } = useTranslation('register');
  const { message, errorText } = useMessage();
  const countries = usePhoneCountries();
  const [value, setValue] = useState<PhoneValue>({ country: 'MY', national: '' });
  const [isInvalid, setInvalid] = useState(false);
  const wanted = useRef('');
  const { mutateAsync, isPending } = useNewPhoneOtp();
  const { code, resendAt, failure, isBusy, send } = useOwnCode({
    place: newPhoneCode,
    typ: NEW_PHONE_OTP_TYP,
    otp: { mutateAsync: () => mutateAsync(wanted.current), isPending },
  });

  const [otpId, phone] = [code?.otpId, code?.phone];
  useEffect(() => {
    onSent(otpId !== undefined && phone !== undefined ? { otpId, phone } : null);
  }, [otpId, phone, onSent]);

  const sendThere = async () => {
    const number = await toE164(value);
    setInvalid(number === null);
    if (number === null) return document.getElementById('setting-phone')?.focus();
    wanted.current = number;
    send();
  };
  const isBesideField = failure instanceof CallError && failure.field === 'phone';
  return (
    <>
      <PhoneField
        id="setting-phone"
        offered={countries}
        label={t('phone.field')}
        hint={phone === undefined ? register('phoneHint') : t('phone.sentTo', { phone })}
        error={
          isInvalid ? message('msg.invalidPhone') : isBesideField ? errorText(failure) : undefined
        }
        value={value}
        onChange={(typed) => {
          setInvalid(false);
          setValue(typed);
        }}
        onBlur={() => {}}
      />
      <SendCode
        typ={NEW_PHONE_OTP_TYP}
        isSent={code !== null}
        resendAt={resendAt}
        isBusy={isBusy}
        onSend={() => void sendThere()}
        demoCode={code?.demoCode}
        onUse={(demoCode) => onUse({ code: demoCode })}
      />
      {failure !== null && !isBesideField && <Alert>{errorText(failure)}</Alert>}
    </>
  );
};
