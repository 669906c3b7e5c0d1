import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { More } from '#src/ui/more/More.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { PastLine } from './PastLine.tsx';
import css from './past.module.css';
import { useRedemptions } from './redemptions.ts';

/** The player's redemptions, newest first, each with its state. */
export const PastRedemptions = () => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const query = useRedemptions();
  const { data, error, isFetching } = query;
  const all = data?.pages.flatMap((page) => page.redemptions) ?? [];
  return (
    <section className={css.past} aria-labelledby="past">
      <h2 id="past" className={css.heading}>
        {t('past.title')}
      </h2>
      {query.isPending && <Skeleton rows={3} label={common('loading')} />}
      {error && !data && (
        <ErrorState
          text={errorText(error)}
          isBusy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
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
