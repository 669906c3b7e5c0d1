import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#src/base/lazyPart.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Page } from '#src/features/page/Page.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { History } from './History.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { NumberSearch } from './NumberSearch.tsx';
import { GameFilter, Rounds } from './Rounds.tsx';
import { TypeFilter } from './TypeFilter.tsx';
import css from './transaction.module.css';
import { useFilter } from './useFilter.ts';

const RoundPopup = lazyPart('RoundPopup', () => import('#src/features/rounds/RoundPopup.tsx'));
const LinePopup = lazyPart('LinePopup', () => import('./LinePopup.tsx'));

export const TransactionScreen = () => {
  const { t } = useTranslation('transaction');
  const filter = useFilter();
  const [roundId, setRoundId] = useState<string | null>(null);
  const { shown } = filter;
  // A number is looked for in all of the history.
  const isNumber = filter.number !== '';
  // A link names the line it is about; one that is opened here stands in no address.
  const [params] = useSearchParams();
  const [lineId, setLineId] = useState(() => params.get('id'));
  return (
    <Page backTo={paths.home.href()} className={css.room}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.choices}>
        <NumberSearch {...filter} />
        {!isNumber && (
          <>
            <HistoryTabs shown={shown} />
            {shown === 'rounds' ? <GameFilter {...filter} /> : <TypeFilter {...filter} />}
            <DaysFilter {...filter} />
          </>
        )}
      </div>
      <div className={css.found}>
        {shown === 'rounds' && !isNumber ? (
          <Rounds filter={filter} onOpen={setRoundId} />
        ) : (
          <History filter={filter} onLine={setLineId} onRound={setRoundId} />
        )}
      </div>
      <Suspense fallback={null}>
        {roundId !== null && <RoundPopup id={roundId} onClose={() => setRoundId(null)} />}
        {lineId !== null && <LinePopup id={lineId} onClose={() => setLineId(null)} />}
      </Suspense>
    </Page>
  );
};
