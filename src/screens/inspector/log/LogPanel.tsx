import { useTranslation } from 'react-i18next';

export const LogPanel = () => {
  const { t } = useTranslation('chart');
  return <h2>{t('title')}</h2>;
};
