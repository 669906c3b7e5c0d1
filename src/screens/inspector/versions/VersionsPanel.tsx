import { useTranslation } from 'react-i18next';

export const VersionsPanel = () => {
  const { t } = useTranslation('versions');
  return <h2>{t('title')}</h2>;
};
