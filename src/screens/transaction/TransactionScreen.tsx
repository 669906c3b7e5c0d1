import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#contract/transactions.ts';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { paths } from '#src/app/paths.ts';
import { Page } from '#src/parts/page/Page.tsx';
import { Filter } from './Filter.tsx';
import { History } from './History.tsx';
import css from './transaction.module.css';

export const TransactionScreen = () => {
  const { t } = useTranslation('transaction');
  const [type, setType] = useState<TransactionType>();
  return (
    <Page backTo={paths.home.href()} className={css.room}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <h1 className={css.title}>{t('title')}</h1>
      <Filter type={type} onType={setType} />
      <History key={type ?? 'all'} type={type} onShowAll={() => setType(undefined)} />
    </Page>
  );
};
