import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import { COIN } from '#contract/facts.ts';
import { formatCount, formatCredit, formatDate } from '#src/app/format.ts';
import { useRedemptions } from '#src/calls/redemptions.ts';
import { Button } from '#src/parts/button/Button.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { EmptyState } from '#src/parts/state/EmptyState.tsx';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';
import { StatusChip } from '#src/parts/status/StatusChip.tsx';
import { useSession } from '#src/session/store.ts';
import css from './past.module.css';

/** The player's redemptions, newest first, each with its state. */
export const PastRedemptions = () => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const language = useSession((state) => state.language);
  const query = useRedemptions();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = query;
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
      <ul className={css.list}>
        {all.map(({ id, coins, creditSen, status, createdAt, reason }) => (
          <li key={id} className={css.line}>
            <span className={css.what}>
              <strong className={css.credit}>{formatCredit(creditSen)}</strong>
              <span className={css.coins}>
                {common('coinsAmount', { amount: formatCount(coins / COIN) })}
              </span>
            </span>
            <span className={css.when}>
              <StatusChip status={status} />
              <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
            </span>
            {reason && <span className={css.reason}>{t('past.reason', { reason })}</span>}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          look="quiet"
          size="s"
          isBusy={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('past.more')}
        </Button>
      ) : (
        all.length > 0 && <p className={css.end}>{t('past.end')}</p>
      )}
    </section>
  );
};
