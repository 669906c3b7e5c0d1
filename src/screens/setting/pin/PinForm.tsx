import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinAnswer } from '#contract/account.ts';
import { paths } from '#src/base/paths.ts';
import { pinCode } from '#src/base/stored.ts';
import { OwnCode } from '#src/features/account/otp/OwnCode.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePinOtp } from '#src/features/account/pin.ts';
import { DoneNotice } from '#src/features/settings/DoneNotice.tsx';
import { FormStep, FormSteps } from '#src/features/settings/FormSteps.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { NewPin } from './NewPin.tsx';

/** What the server calls the family of the call for a code. */
const PIN_OTP_TYP = 'pinOtp';

/** A code to the phone, then the code and the new PIN; what came of it in their place. */
export const PinForm = ({ pin, isForRedeem }: { pin: PinAnswer; isForRedeem: boolean }) => {
  const { t } = useTranslation('setting');
  const { message } = useMessage();
  const sent = useOwnCode({
    place: pinCode,
    typ: PIN_OTP_TYP,
    otp: usePinOtp(),
  });
  const { code, drop } = sent;
  const [isFirst] = useState(!pin.isSet);
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  const [isDone, setDone] = useState(false);

  if (isDone)
    return (
      <DoneNotice
        title={t(isFirst ? 'pin.doneFirst' : 'pin.doneChanged')}
        text={t(isForRedeem ? 'pin.doneRedeem' : 'pin.done')}
        {...(isForRedeem && { back: { to: paths.redeem.href(), label: t('pin.toRedeem') } })}
      />
    );
  return (
    <FormSteps>
      {pin.isSet && pin.triesLeft === 0 && <Alert>{message('msg.pinLocked')}</Alert>}
      <FormStep title={t('pin.step.phone')}>
        <OwnCode phone={pin.phone} typ={PIN_OTP_TYP} sent={sent} onUse={setFilledIn} />
      </FormStep>
      {code !== null && (
        <NewPin
          otpId={code.otpId}
          filledIn={filledIn}
          isFirst={isFirst}
          onDone={() => {
            drop();
            setDone(true);
          }}
        />
      )}
    </FormSteps>
  );
};
