import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './devices.module.css';
import type { Device } from './devices.ts';
import { useDeviceName } from './useDeviceName.ts';

/** One device: what it is, whether it is logged in, since when and when last, and the way to end it. */
export const DeviceCard = ({ device, onEnd }: { device: Device; onEnd: () => void }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const nameOf = useDeviceName();
  const id = useId();
  const { isThis, isLoggedIn, createdAt, seenAt } = device;
  return (
    <li className={clsx(css.card, isThis && css.own)}>
      <span className={css.medal}>
        <Icon name="phone" />
      </span>
      <div className={css.words}>
        <h2 id={id} className={css.name}>
          {nameOf(device)}
        </h2>
        <p className={css.state}>
          <Icon name={isLoggedIn ? 'check' : 'logout'} size="s" />
          {t(isThis ? 'devices.this' : isLoggedIn ? 'devices.in' : 'devices.out')}
        </p>
        <p className={css.times}>{t('devices.seen', { at: formatDate(seenAt, language) })}</p>
        <p className={css.times}>{t('devices.since', { at: formatDate(createdAt, language) })}</p>
        <Button look="quiet" size="s" aria-describedby={id} onClick={onEnd}>
          {t(isLoggedIn ? 'devices.end' : 'devices.forget')}
        </Button>
      </div>
    </li>
  );
};
