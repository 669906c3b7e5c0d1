import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinAnswer } from '#contract/account.ts';
import { paths } from '#src/base/paths.ts';
import { pinCode } from '#src/base/stored.ts';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePinOtp } from '#src/features/account/pin.ts';
import { Done } from '#src/features/settings/Done.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { NewPin } from './NewPin.tsx';
import css from './pin.module.css';

/** What the server calls the family of the call for a code. */
const PIN_OTP_TYP = 'pinOtp';

/** A code to the phone, then the code and the new PIN; what came of it in their place. */
export const PinForm = ({ pin, isForRedeem }: { pin: PinAnswer; isForRedeem: boolean }) => {
  const { t } = useTranslation('setting');
  const { message, errorText } = useMessage();
  const { code, resendAt, failure, isBusy, send, drop } = useOwnCode({
    place: pinCode,
    typ: PIN_OTP_TYP,
    otp: usePinOtp(),
  });
  const [isFirst] = useState(!pin.isSet);
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  const [isDone, setDone] = useState(false);

  if (isDone)
    return (
      <Done
        title={t(isFirst ? 'pin.doneFirst' : 'pin.doneChanged')}
        text={t(isForRedeem ? 'pin.doneRedeem' : 'pin.done')}
        {...(isForRedeem && { back: { to: paths.redeem.href(), label: t('pin.toRedeem') } })}
      />
    );
  return (
    <div className={css.steps}>
      {pin.isSet && pin.triesLeft === 0 && <Alert>{message('msg.pinLocked')}</Alert>}
      <section className={css.step} aria-labelledby="pin-phone">
        <h2 id="pin-phone" className={css.heading}>
          {t('pin.step.phone')}
        </h2>
        <p className={css.phone}>
          <span>{t(code === null ? 'pin.goesTo' : 'pin.wentTo')}</span>
          <strong className={css.number}>{pin.phone}</strong>
        </p>
        <SendCode
          typ={PIN_OTP_TYP}
          isSent={code !== null}
          resendAt={resendAt}
          isBusy={isBusy}
          onSend={send}
          demoCode={code?.demoCode}
          onUse={(demoCode) => setFilledIn({ code: demoCode })}
        />
        {failure !== null && <Alert>{errorText(failure)}</Alert>}
      </section>
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
    </div>
  );
};
