import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Span } from '#contract/span.ts';
import {
  Transaction,
  TransactionsAnswer,
  type TransactionType,
  transactionPath,
  transactionsPath,
} from '#contract/transactions.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { given } from '#src/base/calls/params.ts';

/** What is left out lets everything through. */
export interface TransactionFilter extends Span {
  type?: TransactionType | undefined;
}

const getTransactions = (filter: TransactionFilter, before: string | null, signal: AbortSignal) =>
  call(TransactionsAnswer, {
    url: transactionsPath,
    params: given({ ...filter, before }),
    signal,
  });

/** The player's history, newest first, page by page; of one type and span of time, or of all. */
export const useTransactions = (filter: TransactionFilter) =>
  useInfiniteQuery({
    queryKey: keys.transactionList(filter),
    queryFn: ({ pageParam, signal }) => getTransactions(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** One line of the history; rejects with `msg.noTransactionFound`. */
export const useTransaction = (id: string) =>
  useQuery({
    queryKey: keys.transaction(id),
    queryFn: ({ signal }) => call(Transaction, { url: transactionPath(id), signal }),
  });
