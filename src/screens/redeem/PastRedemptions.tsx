import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import { More } from '#src/ui/more/More.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { PastLine } from './PastLine.tsx';
import css from './past.module.css';
import { useRedemptions } from './redemptions.ts';

/** The player's redemptions, newest first, each with its state. */
export const PastRedemptions = () => {
  const { t } = useTranslation('redeem');
  const query = useRedemptions();
  const { data } = query;
  const all = data?.pages.flatMap((page) => page.redemptions) ?? [];
  return (
    <section className={css.past} aria-labelledby="past">
      <h2 id="past" className={css.heading}>
        {t('past.title')}
      </h2>
      {!data && <QueryState query={query} rows={3} />}
      {data && all.length === 0 && (
        <EmptyState
          picture={emptyHistory}
          title={t('past.empty.title')}
          text={t('past.empty.text')}
        />
      )}
      {all.length > 0 && (
        <>
          <ul className={css.list}>
            {all.map((redemption) => (
              <PastLine key={redemption.id} redemption={redemption} />
            ))}
          </ul>
          <More query={query} words={{ more: t('past.more'), end: t('past.end') }} />
        </>
      )}
    </section>
  );
};
