import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import css from './offline.module.css';
import { useOffline } from './useOffline.ts';

/** A button whose action needs the network: without one it is off, and says why below. */
export const OnlineButton = ({ disabled, ...button }: ComponentProps<typeof Button>) => {
  const { t } = useTranslation();
  const id = useId();
  const isOffline = useOffline();
  return (
    <>
      <Button
        {...button}
        disabled={disabled || isOffline}
        aria-describedby={isOffline ? id : button['aria-describedby']}
      />
      {isOffline && (
        <p id={id} className={css.note} role="status">
          {t('offline')}
        </p>
      )}
    </>
  );
};
