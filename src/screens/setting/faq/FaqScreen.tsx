import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Questions } from '#src/features/helpdesk/Questions.tsx';
import { SearchField } from '#src/features/helpdesk/SearchField.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import css from './faq.module.css';

/** The helpdesk's answers, without leaving the settings. */
export const FaqScreen = () => {
  const { t } = useTranslation('setting');
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  return (
    <SettingPage
      meta={{ title: t('faq.meta.title'), description: t('faq.meta.description') }}
      title={t('faq.title')}
      text={t('faq.text')}
    >
      <SearchField value={query} onChange={setQuery} />
      <div className={css.answers}>
        <Questions query={shown} />
      </div>
    </SettingPage>
  );
};
