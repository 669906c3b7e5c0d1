import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/base/calls/CallError.ts';
import { logFailure } from '#src/base/log.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { keepDevice } from './device.ts';
import css from './sheet.module.css';

const WHAT = ['redemption', 'match', 'coins', 'message'] as const;
const ICONS = { redemption: 'redeem', match: 'user', coins: 'coin', message: 'inbox' } as const;

interface PushSheetProps {
  onClose: () => void;
  /** The browser was asked, whatever the answer. */
  onAsked: () => void;
}

/** Says what is pushed, and when; only its button has the browser ask. */
export const PushSheet = ({ onClose, onAsked }: PushSheetProps) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const allow = async () => {
    setBusy(true);
    setError(null);
    try {
      const answer = await Notification.requestPermission();
      onAsked();
      if (answer === 'granted') await keepDevice();
      onClose();
    } catch (failure) {
      logFailure('Push notifications', failure);
      setError(failure instanceof CallError ? errorText(failure) : t('push.failed'));
    }
    setBusy(false);
  };

  return (
    <Popup isOpen onClose={onClose} title={t('push.title')} description={t('push.text')}>
      <ul className={css.what}>
        {WHAT.map((each) => (
          <li key={each}>
            <Icon name={ICONS[each]} />
            {t(`push.what.${each}`)}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t('push.quiet')}</p>
      {error !== null && <Alert>{error}</Alert>}
      <Button isWide isBusy={isBusy} onClick={() => void allow()}>
        {t('push.allow')}
      </Button>
      <Button look="plain" isWide onClick={onClose}>
        {t('push.later')}
      </Button>
    </Popup>
  );
};
