import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  HistoryAnswer,
  HistoryTotalsAnswer,
  historyPath,
  historyTotalsPath,
} from '#contract/history.ts';
import type { Span } from '#contract/span.ts';
import { Transaction, type TransactionType, transactionPath } from '#contract/transactions.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { given } from '#src/base/calls/params.ts';

/** What is left out lets everything through. */
interface LinesFilter extends Span {
  type?: TransactionType | undefined;
}
/** All that bears a number, whatever else is chosen. */
type HistoryFilter = LinesFilter | { number: string };

const getHistory = (filter: HistoryFilter, before: string | null, signal: AbortSignal) =>
  call(HistoryAnswer, { url: historyPath, params: given({ ...filter, before }), signal });

/** The player's history, newest first, page by page: a line for each round and each other change. */
export const useHistory = (filter: HistoryFilter) =>
  useInfiniteQuery({
    queryKey: keys.transactionList(filter),
    queryFn: ({ pageParam, signal }) => getHistory(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** What came in and went out by these lines; null where they are too many. */
export const useHistoryTotals = (filter: LinesFilter, isWanted: boolean) =>
  useQuery({
    enabled: isWanted,
    queryKey: keys.transactionTotals(filter),
    queryFn: ({ signal }) =>
      call(HistoryTotalsAnswer, {
        url: historyTotalsPath,
        params: given({ ...filter }),
        signal,
      }),
  });

export type TotalsQuery = ReturnType<typeof useHistoryTotals>;

/** One line of the history; rejects with `msg.noTransactionFound`. */
export const useTransaction = (id: string) =>
  useQuery({
    queryKey: keys.transaction(id),
    queryFn: ({ signal }) => call(Transaction, { url: transactionPath(id), signal }),
  });
