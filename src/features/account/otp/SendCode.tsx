import { useTranslation } from 'react-i18next';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useCountdown } from '#src/ui/countdown/useCountdown.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './otp.module.css';

interface SendCodeProps {
  /** The family of the call in an error's `typ`: its waits are told here. */
  typ: ErrorTyp;
  isSent: boolean;
  /** When another may be asked for, epoch milliseconds; 0: now. */
  resendAt: number;
  isBusy: boolean;
  onSend: () => void;
  /** In demo mode, where no SMS goes out. */
  demoCode?: string | undefined;
  /** The demo code is to be filled in. */
  onUse: (code: string) => void;
}

/** Sends a code to a phone, says when another may be asked for, and in demo mode which it was. */
export const SendCode = (props: SendCodeProps) => {
  const { typ, isSent, resendAt, isBusy, onSend, demoCode, onUse } = props;
  const { t } = useTranslation('register');
  const seconds = useCountdown(resendAt);
  return (
    <>
      <OnlineButton
        look="quiet"
        isWide
        icon="phone"
        isBusy={isBusy}
        disabled={seconds > 0}
        onClick={onSend}
      >
        {seconds > 0 ? t('resendIn', { seconds }) : isSent ? t('resend') : t('send')}
      </OnlineButton>
      <TooFrequent typ={typ} />
      {demoCode !== undefined && (
        <p className={css.demo}>
          <Icon name="info" size="s" />
          <span>{t('demo', { code: demoCode })}</span>
          <Button look="plain" size="s" onClick={() => onUse(demoCode)}>
            {t('useCode')}
          </Button>
        </p>
      )}
    </>
  );
};
