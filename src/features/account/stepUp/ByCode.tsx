import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Otp } from '#contract/session.ts';
import { stepUpCode } from '#src/base/stored.ts';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePin } from '#src/features/account/pin.ts';
import { useSettingForm } from '#src/features/settings/useSettingForm.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { useProve, useStepUpOtp } from './calls.ts';
import { ProofForm, STEP_UP_TYP } from './ProofForm.tsx';
import css from './stepUp.module.css';

/** What the server calls the family of the call for a code. */
const STEP_UP_OTP_TYP = 'stepUpOtp';

interface ByCodeProps {
  onProved: (stepUp: string) => void;
}

const CodeForm = ({
  otpId,
  filledIn,
  onProved,
}: ByCodeProps & { otpId: string; filledIn: { code: string } | null }) => {
  const proof = useProve();
  const form = useSettingForm({
    typ: STEP_UP_TYP,
    defaultValues: { otp: '' },
    schema: z.object({ otp: Otp }),
    save: async ({ otp }) => onProved((await proof.mutateAsync({ by: 'code', otpId, otp })).token),
    wordsOf: useOtpRefusal(),
  });
  return (
    <ProofForm form={form}>
      <SentOtpField
        form={form.form}
        id="step-up-otp"
        otpId={otpId}
        filledIn={filledIn}
        error={form.errorOf('otp')}
      />
    </ProofForm>
  );
};

/** A code to the account's phone, for who does not know the password. */
export const ByCode = ({ onProved }: ByCodeProps) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const phone = usePin().data?.phone;
  const { code, resendAt, failure, isBusy, send, drop } = useOwnCode({
    place: stepUpCode,
    typ: STEP_UP_OTP_TYP,
    otp: useStepUpOtp(),
  });
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  return (
    <>
      <p className={css.phone}>
        <span>{t(code === null ? 'pin.goesTo' : 'pin.wentTo')}</span>
        <strong className={css.number}>{phone}</strong>
      </p>
      <SendCode
        typ={STEP_UP_OTP_TYP}
        isSent={code !== null}
        resendAt={resendAt}
        isBusy={isBusy}
        onSend={send}
        demoCode={code?.demoCode}
        onUse={(demoCode) => setFilledIn({ code: demoCode })}
      />
      {failure !== null && <Alert>{errorText(failure)}</Alert>}
      {code !== null && (
        <CodeForm
          otpId={code.otpId}
          filledIn={filledIn}
          onProved={(stepUp) => {
            drop();
            onProved(stepUp);
          }}
        />
      )}
    </>
  );
};
