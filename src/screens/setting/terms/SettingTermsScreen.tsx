import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { Legal } from '#src/features/page/Legal.tsx';

/** The terms, to read again from the settings. */
export const SettingTermsScreen = () => {
  const { t } = useTranslation('setting');
  return (
    <Legal
      name="terms"
      backTo={paths.setting.href()}
      meta={{ title: t('terms.meta.title'), description: t('terms.meta.description') }}
    />
  );
};
