import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import { TransactionsAnswer, TransactionsQuery, transactionsPath } from '#contract/transactions.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import type { Routes } from '../parts.ts';
import { listTransactions } from './transactions.ts';

/** The history of a player's available coins. */
export const transactionRoutes: Routes = (app, parts) => {
  app.get(
    API_BASE + transactionsPath,
    {
      schema: {
        summary: "The changes of the player's available coins, newest first",
        tags: ['transactions'],
        security: [{ session: [] }],
        querystring: TransactionsQuery,
        response: { 200: TransactionsAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'transaction' },
      onRequest: playerOnly(parts),
    },
    (request) => listTransactions(parts.store.db, sessionOf(request).playerId, request.query),
  );
};
