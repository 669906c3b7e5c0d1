import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { More } from '#src/ui/more/More.tsx';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Days } from './Days.tsx';
import { Line } from './Line.tsx';
import { Nothing } from './Nothing.tsx';
import { useTransactions } from './transactions.ts';
import type { Filter } from './useFilter.ts';

interface HistoryProps {
  filter: Filter;
  onLine: (id: string) => void;
  /** A line of a round was pressed. */
  onRound: (id: string) => void;
}

/** The lines, newest first, by day; each of its states says what can be done. */
export const History = ({ filter, onLine, onRound }: HistoryProps) => {
  const { t } = useTranslation('transaction');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const language = useLanguage();
  const { type, days, span, change } = filter;
  const query = useTransactions({ type, ...span });
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
    const isFiltered = type !== undefined || days !== undefined;
    return (
      <Nothing
        message="msg.noTransactionFound"
        text={t('empty.text')}
        playAt={paths.games.href()}
        onShowAll={isFiltered ? () => change({ type: undefined, days: undefined }) : null}
      />
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
            onOpen={() =>
              transaction.roundId === null ? onLine(transaction.id) : onRound(transaction.roundId)
            }
          />
        )}
      />
      <More query={query} words={{ more: t('more'), end: t('end') }} />
    </>
  );
};
