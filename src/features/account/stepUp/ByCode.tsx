import { useState } from 'react';
import * as z from 'zod/mini';
import { Otp } from '#contract/session.ts';
import { stepUpCode } from '#src/base/stored.ts';
import { OwnCode } from '#src/features/account/otp/OwnCode.tsx';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useOwnCode } from '#src/features/account/otp/useSentCode.ts';
import { usePin } from '#src/features/account/pin.ts';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useProve, useStepUpOtp } from './calls.ts';
import { ProofForm, STEP_UP_TYP } from './ProofForm.tsx';

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
  const phone = usePin().data?.phone;
  const sent = useOwnCode({
    place: stepUpCode,
    typ: STEP_UP_OTP_TYP,
    otp: useStepUpOtp(),
  });
  const { code, drop } = sent;
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  return (
    <>
      <OwnCode phone={phone} typ={STEP_UP_OTP_TYP} sent={sent} onUse={setFilledIn} />
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
