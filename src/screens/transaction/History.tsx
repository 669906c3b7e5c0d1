import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { More } from '#src/ui/more/More.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Days } from './Days.tsx';
import { NoTransactions } from './NoTransactions.tsx';
import { RoundLine } from './RoundLine.tsx';
import { Totals } from './Totals.tsx';
import { TransactionLine } from './TransactionLine.tsx';
import { useHistory, useHistoryTotals } from './transactions.ts';
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
  const language = useLanguage();
  const { type, days, span, number, change } = filter;
  const query = useHistory(number === '' ? { type, ...span } : { number });
  const totals = useHistoryTotals({ type, ...span }, number === '');
  const { data } = query;
  if (!data) return <QueryState query={query} rows={7} />;

  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) {
    const isFiltered = type !== undefined || days !== undefined || number !== '';
    return (
      <NoTransactions
        message="msg.noTransactionFound"
        text={t(number !== '' ? 'number.none' : isFiltered ? 'empty.filtered' : 'empty.text')}
        playAt={paths.games.href()}
        onShowAll={
          isFiltered ? () => change({ type: undefined, days: undefined, number: undefined }) : null
        }
      />
    );
  }

  return (
    <>
      {number === '' && <Totals filter={filter} query={totals} />}
      <Days
        lines={lines}
        atOf={(line) => (line.kind === 'round' ? line.round.openedAt : line.transaction.createdAt)}
        line={(line) =>
          line.kind === 'round' ? (
            <RoundLine
              key={`round-${line.round.id}`}
              round={line.round}
              language={language}
              onOpen={onRound}
            />
          ) : (
            <TransactionLine
              key={line.transaction.id}
              transaction={line.transaction}
              language={language}
              onOpen={() => onLine(line.transaction.id)}
            />
          )
        }
      />
      <More query={query} words={{ more: t('more'), end: t('end') }} />
    </>
  );
};
