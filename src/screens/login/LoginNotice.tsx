import { Trans, useTranslation } from 'react-i18next';
import type { MessageKey } from '#contract/messages.ts';
import { Link } from '#src/base/go.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './login.module.css';
import { NotVip } from './NotVip.tsx';
import { RESET_STEP } from './resetStep.ts';

/** Too many wrong passwords: when the next try is, minute by minute, and the way around the wait. */
const Locked = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('login');
  const time = t('locked.minutes', { count: Math.ceil(seconds / 60) });
  return (
    <Alert>
      <Trans
        t={t}
        i18nKey="locked.text"
        values={{ time }}
        components={{ reset: <Link to={RESET_STEP} /> }}
      />
    </Alert>
  );
};

interface LoginNoticeProps {
  /** Why the player has to log in, or could not. */
  notice: MessageKey | null;
  hasReset: boolean;
  /** Seconds until the UID may be tried again; 0: at once. */
  wait: number;
}

/** What is to be known before the form: why one is here, that the password is new, when to try again. */
export const LoginNotice = ({ notice, hasReset, wait }: LoginNoticeProps) => {
  const { t } = useTranslation('login');
  const { message } = useMessage();
  return (
    <>
      {notice === 'msg.notVip' && <NotVip />}
      {notice !== null && notice !== 'msg.notVip' && <Alert>{message(notice)}</Alert>}
      {hasReset && (
        <p className={css.done} role="status">
          <Icon name="check" />
          {t('reset.done')}
        </p>
      )}
      {wait > 0 ? <Locked seconds={wait} /> : <TooFrequent typ="login" />}
    </>
  );
};
