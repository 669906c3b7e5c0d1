import { useTranslation } from 'react-i18next';
import { Legal } from '#src/parts/page/Legal.tsx';

const SECTIONS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] as const;

export const TermsScreen = () => {
  const { t } = useTranslation('legal');
  return (
    <Legal
      title={t('terms.title')}
      description={t('terms.meta.description')}
      lead={t('terms.lead')}
      sections={SECTIONS.map((section) => ({
        title: t(`terms.${section}.title`),
        text: t(`terms.${section}.text`),
      }))}
    />
  );
};
