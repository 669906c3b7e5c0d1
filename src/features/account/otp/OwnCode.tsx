import { useTranslation } from 'react-i18next';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './otp.module.css';
import { SendCode } from './SendCode.tsx';
import type { useOwnCode } from './useSentCode.ts';

interface OwnCodeProps {
  /** Its middle hidden; undefined: not known yet. */
  phone: string | undefined;
  /** The family of the call in an error's `typ`. */
  typ: ErrorTyp;
  sent: ReturnType<typeof useOwnCode>;
  /** The demo code is to be filled in. */
  onUse: (filledIn: { code: string }) => void;
}

/** A code to the phone of whoever is logged in: which one that is, and the way to have it sent. */
export const OwnCode = ({ phone, typ, sent, onUse }: OwnCodeProps) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const { code, resendAt, failure, isBusy, send } = sent;
  return (
    <>
      <p className={css.phone}>
        <span>{t(code === null ? 'pin.goesTo' : 'pin.wentTo')}</span>
        <strong className={css.number}>{phone}</strong>
      </p>
      <SendCode
        typ={typ}
        isSent={code !== null}
        resendAt={resendAt}
        isBusy={isBusy}
        onSend={send}
        demoCode={code?.demoCode}
        onUse={(demoCode) => onUse({ code: demoCode })}
      />
      {failure !== null && <Alert>{errorText(failure)}</Alert>}
    </>
  );
};
