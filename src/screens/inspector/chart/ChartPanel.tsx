import { useTranslation } from 'react-i18next';

export const ChartPanel = () => {
  const { t } = useTranslation('chart');
  return <h2>{t('title')}</h2>;
};
