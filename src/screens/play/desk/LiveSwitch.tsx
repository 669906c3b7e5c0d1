import { useTranslation } from 'react-i18next';
import css from './liveSwitch.module.css';

interface LiveSwitchProps {
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

/** Whom to play: the house, or a real player, which is in testing (spec 4). */
export const LiveSwitch = ({ isLive, onLive }: LiveSwitchProps) => {
  const { t } = useTranslation('play');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isLive}
      className={css.live}
      onClick={() => onLive(!isLive)}
    >
      <span className={css.track} aria-hidden="true" />
      <span>
        {t('desk.person')} <small>{t('desk.testing')}</small>
      </span>
    </button>
  );
};
