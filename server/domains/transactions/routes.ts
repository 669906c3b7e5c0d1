import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  HistoryAnswer,
  HistoryQuery,
  HistoryTotalsAnswer,
  HistoryTotalsQuery,
  historyPath,
  historyTotalsPath,
} from '#contract/history.ts';
import {
  Transaction,
  TransactionsAnswer,
  TransactionsQuery,
  transactionPath,
  transactionsPath,
} from '#contract/transactions.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { listHistory, totalsOf } from './history.ts';
import { findTransaction, listTransactions } from './transactions.ts';

/** The history of a player's available coins. */
export const transactionRoutes: Routes = (app, deps) => {
  const shared = { tags: ['transactions'], security: [{ session: [] }] };
  const guarded = { config: { typ: 'transaction' as const }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + historyPath,
    {
      schema: {
        ...shared,
        summary: "The player's history, newest first: a line for each round and each other change",
        querystring: HistoryQuery,
        response: { 200: HistoryAnswer },
      },
      ...guarded,
    },
    (request) => listHistory(deps.store.db, sessionOf(request).playerId, request.query),
  );

  app.get(
    API_BASE + historyTotalsPath,
    {
      schema: {
        ...shared,
        summary: 'What came in and went out by the lines of a type and a span of time',
        querystring: HistoryTotalsQuery,
        response: { 200: HistoryTotalsAnswer },
      },
      ...guarded,
    },
    async (request) => ({
      totals: await totalsOf(deps.store.db, sessionOf(request).playerId, request.query),
    }),
  );

  app.get(
    API_BASE + transactionsPath,
    {
      schema: {
        ...shared,
        summary: "The changes of the player's available coins, newest first",
        querystring: TransactionsQuery,
        response: { 200: TransactionsAnswer },
      },
      ...guarded,
    },
    (request) => listTransactions(deps.store.db, sessionOf(request).playerId, request.query),
  );

  app.get(
    API_BASE + transactionPath(':id'),
    {
      schema: {
        ...shared,
        summary: "One change of the player's available coins",
        params: z.object({ id: z.string() }),
        response: { 200: Transaction },
      },
      ...guarded,
    },
    (request) => findTransaction(deps.store.db, sessionOf(request).playerId, request.params.id),
  );
};
