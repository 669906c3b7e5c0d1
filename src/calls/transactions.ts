import { useInfiniteQuery } from '@tanstack/react-query';
import {
  TransactionsAnswer,
  type TransactionType,
  transactionsPath,
} from '#contract/transactions.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

const getTransactions = (
  type: TransactionType | undefined,
  before: string | null,
  signal: AbortSignal,
) =>
  call(TransactionsAnswer, {
    url: transactionsPath,
    params: { ...(type && { type }), ...(before && { before }) },
    signal,
  });

/** The player's history, newest first, page by page; of one type, or of all. */
export const useTransactions = (type?: TransactionType) =>
  useInfiniteQuery({
    queryKey: keys.transactions(type),
    queryFn: ({ pageParam, signal }) => getTransactions(type, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
