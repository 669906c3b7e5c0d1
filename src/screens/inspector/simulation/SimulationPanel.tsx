import { useTranslation } from 'react-i18next';

export const SimulationPanel = () => {
  const { t } = useTranslation('simulation');
  return <h2>{t('title')}</h2>;
};
