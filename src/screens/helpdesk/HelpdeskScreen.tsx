import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Questions } from '#src/features/helpdesk/Questions.tsx';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { Contacts } from './Contacts.tsx';
import css from './helpdesk.module.css';

/** Answers to look through, and the ways to a person. What was looked for stands right below. */
export const HelpdeskScreen = () => {
  const { t } = useTranslation('helpdesk');
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  const isSearching = shown.trim() !== '';
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={css.room}>
        <header className={css.head}>
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.text}>{t('text')}</p>
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            value={query}
            onChange={setQuery}
          />
        </header>
        {!isSearching && <Contacts />}
        <div className={css.questions}>
          <Questions query={shown} />
        </div>
        {isSearching && <Contacts />}
      </div>
      <Footer />
    </Page>
  );
};
