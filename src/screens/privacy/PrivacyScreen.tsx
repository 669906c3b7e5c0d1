import { useTranslation } from 'react-i18next';
import { Legal } from '#src/parts/page/Legal.tsx';

const SECTIONS = ['s1', 's2', 's3', 's4', 's5'] as const;

export const PrivacyScreen = () => {
  const { t } = useTranslation('legal');
  return (
    <Legal
      title={t('privacy.title')}
      description={t('privacy.meta.description')}
      lead={t('privacy.lead')}
      sections={SECTIONS.map((section) => ({
        title: t(`privacy.${section}.title`),
        text: t(`privacy.${section}.text`),
      }))}
    />
  );
};
