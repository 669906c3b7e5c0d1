import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { TransactionType } from '#contract/transactions.ts';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { paths } from '#src/app/paths.ts';
import { Page } from '#src/parts/page/Page.tsx';
import { Filter } from './Filter.tsx';
import { History } from './History.tsx';
import { Rounds } from './Rounds.tsx';
import { Tabs } from './Tabs.tsx';
import css from './transaction.module.css';

const RoundPopup = lazy(() =>
  import('./RoundPopup.tsx').then((module) => ({ default: module.RoundPopup })),
);

export const TransactionScreen = () => {
  const { t } = useTranslation('transaction');
  const [type, setType] = useState<TransactionType>();
  const [roundId, setRoundId] = useState<string | null>(null);
  const shown = useSearchParams()[0].get('show') === 'rounds' ? 'rounds' : 'coins';
  return (
    <Page backTo={paths.home.href()} className={css.room}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <h1 className={css.title}>{t('title')}</h1>
      <Tabs shown={shown} />
      {shown === 'rounds' ? (
        <Rounds onOpen={setRoundId} />
      ) : (
        <>
          <Filter type={type} onType={setType} />
          <History
            key={type ?? 'all'}
            type={type}
            onShowAll={() => setType(undefined)}
            onRound={setRoundId}
          />
        </>
      )}
      <Suspense fallback={null}>
        {roundId !== null && <RoundPopup id={roundId} onClose={() => setRoundId(null)} />}
      </Suspense>
    </Page>
  );
};
