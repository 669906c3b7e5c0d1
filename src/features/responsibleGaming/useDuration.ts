import { useTranslation } from 'react-i18next';

const MINUTE_MS = 60_000;

/** '1 h 05 min' in the player's language. */
export const useDuration = () => {
  const { t } = useTranslation('play');
  return (ms: number): string => {
    const minutes = Math.floor(ms / MINUTE_MS);
    return minutes < 60
      ? t('visit.minutes', { minutes })
      : t('visit.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
};
