import { useTranslation } from 'react-i18next';

export const TuningPanel = () => {
  const { t } = useTranslation('tuning');
  return <h2>{t('title')}</h2>;
};
