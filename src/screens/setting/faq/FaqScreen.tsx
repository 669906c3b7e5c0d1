import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Questions } from '#src/features/helpdesk/Questions.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import css from './faq.module.css';

/** The helpdesk's answers, without leaving the settings. */
export const FaqScreen = () => {
  const { t } = useTranslation('setting');
  const { t: help } = useTranslation('helpdesk');
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  return (
    <SettingPage
      meta={{ title: t('faq.meta.title'), description: t('faq.meta.description') }}
      title={t('faq.title')}
      text={t('faq.text')}
    >
      <SearchField
        label={help('search')}
        clearLabel={help('clear')}
        value={query}
        onChange={setQuery}
      />
      <div className={css.answers}>
        <Questions query={shown} />
      </div>
    </SettingPage>
  );
};
