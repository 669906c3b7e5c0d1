import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#contract/messages.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { Locked } from './Locked.tsx';
import css from './login.module.css';
import { NotVip } from './NotVip.tsx';

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
