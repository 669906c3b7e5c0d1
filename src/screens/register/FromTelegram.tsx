import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerToken } from '#src/base/stored.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './register.module.css';

/** Of who came from Telegram: that their new account is bound to it, unless they would rather not. */
export const FromTelegram = () => {
  const { t } = useTranslation('register');
  const [isBinding, setBinding] = useState(() => registerToken.get() !== null);
  if (!isBinding) return null;
  const leaveOut = () => {
    registerToken.set(null);
    setBinding(false);
  };
  return (
    <div className={css.telegram} role="status">
      <p>{t('telegram.text')}</p>
      <Button look="quiet" onClick={leaveOut}>
        {t('telegram.without')}
      </Button>
    </div>
  );
};
