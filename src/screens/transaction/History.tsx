import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import type { TransactionType } from '#contract/transactions.ts';
import { paths } from '#src/app/paths.ts';
import { useTransactions } from '#src/calls/transactions.ts';
import { Button, ButtonLink } from '#src/parts/button/Button.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { EmptyState } from '#src/parts/state/EmptyState.tsx';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';
import { useSession } from '#src/session/store.ts';
import { Days } from './Days.tsx';
import { Line } from './Line.tsx';
import { More } from './More.tsx';

interface HistoryProps {
  type: TransactionType | undefined;
  onShowAll: () => void;
  /** A line of a round was pressed. */
  onRound: (id: string) => void;
}

/** The lines, newest first, by day; each of its states says what can be done. */
export const History = ({ type, onShowAll, onRound }: HistoryProps) => {
  const { t } = useTranslation('transaction');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const language = useSession((state) => state.language);
  const query = useTransactions(type);
  const { data, error } = query;

  if (query.isPending) return <Skeleton rows={7} label={common('loading')} />;
  if (!data) {
    return (
      <ErrorState
        text={errorText(error)}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }

  const lines = data.pages.flatMap((page) => page.transactions);
  if (lines.length === 0) {
    return (
      <EmptyState
        picture={emptyHistory}
        title={t('empty.title')}
        text={type === undefined ? t('empty.text') : t('empty.filtered')}
      >
        {type === undefined ? (
          <ButtonLink to={paths.games.href()} size="s">
            {t('empty.play')}
          </ButtonLink>
        ) : (
          <Button look="quiet" size="s" onClick={onShowAll}>
            {t('empty.showAll')}
          </Button>
        )}
      </EmptyState>
    );
  }

  return (
    <>
      <Days
        lines={lines}
        atOf={(transaction) => transaction.createdAt}
        line={(transaction) => (
          <Line
            key={transaction.id}
            transaction={transaction}
            language={language}
            onRound={onRound}
          />
        )}
      />
      <More query={query} />
    </>
  );
};
