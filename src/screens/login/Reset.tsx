import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { resetCode } from '#src/base/stored.ts';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { useSentCode } from '#src/features/account/otp/useSentCode.ts';
import { useResetOtp } from '#src/features/account/session.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { AskCode } from './AskCode.tsx';
import css from './login.module.css';
import { NewPassword } from './NewPassword.tsx';
import { Who } from './Who.tsx';

interface ResetProps {
  /** As it was typed at the login. */
  uid: string;
  onUid: (uid: string) => void;
  /** The password of that UID was set. */
  onDone: (uid: string) => void;
}

/** What the server calls the family of these calls. */
const RESET_OTP_TYP = 'resetOtp';

/** A forgotten password: the UID, then the code that went to its phone and a new password. */
export const Reset = ({ uid, onUid, onDone }: ResetProps) => {
  const { t } = useTranslation('login');
  const { errorText } = useMessage();
  const otp = useResetOtp();
  const { code, resendAt, failure, send, drop } = useSentCode({
    place: resetCode,
    typ: RESET_OTP_TYP,
    ask: otp.mutateAsync,
  });
  const [filledIn, setFilledIn] = useState<{ code: string } | null>(null);
  const call = { typ: RESET_OTP_TYP, isBusy: otp.isPending } as const;

  if (code === null)
    return <AskCode {...call} uid={uid} onUid={onUid} failure={failure} onSend={send} />;
  return (
    <div className={css.form}>
      <Who label={t('reset.for')} uid={code.uid} isBusy={otp.isPending} onChange={drop} />
      <p className={css.sent} role="status">
        {t('reset.sent')}
      </p>
      <SendCode
        {...call}
        isSent
        resendAt={resendAt}
        onSend={() => send(code.uid)}
        demoCode={code.demoCode}
        onUse={(demoCode) => setFilledIn({ code: demoCode })}
      />
      {failure !== null && <Alert>{errorText(failure)}</Alert>}
      <p className={css.aside}>
        <Trans
          t={t}
          i18nKey="reset.noCode"
          components={{ help: <Link to={paths.helpdesk.href()} /> }}
        />
      </p>
      <NewPassword
        uid={code.uid}
        otpId={code.otpId}
        filledIn={filledIn}
        onDone={() => {
          drop();
          onDone(code.uid);
        }}
      />
    </div>
  );
};
