import * as z from 'zod/mini';
import { Hundredths } from './coins.ts';
import { RoundSummary } from './fairness.ts';
import { spanQuery } from './span.ts';
import { TRANSACTION_TYPES, Transaction } from './transactions.ts';

/**
 * One line of a player's history: a round, with all it cost and paid, or a change of the available coins
 * that belongs to no round.
 */
export const HistoryLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('round'), round: RoundSummary }),
  z.object({ kind: z.literal('coins'), transaction: Transaction }),
]);
export type HistoryLine = z.infer<typeof HistoryLine>;

/** What is looked at: a type (a game's are its rounds), a span of time, or all. */
const filter = {
  type: z.optional(z.enum(TRANSACTION_TYPES)),
  ...spanQuery,
};

/** A number that stands on something of the history. */
const NumberText = z.string().check(z.regex(/^[0-9]{1,15}$/));

/**
 * GET history: newest first, 30 a page, a round where it was opened; `before` is the last page's `next`.
 * With a `number`, all that bears it: a round, a change of coins, or what a redemption changed.
 */
export const historyPath = 'history';
export const HistoryQuery = z.object({
  ...filter,
  number: z.optional(NumberText),
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,13}[rc][0-9]{1,15}$/))),
});
export const HistoryAnswer = z.object({
  lines: z.array(HistoryLine),
  next: z.nullable(z.string()),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** No more lines than these are added up for one answer. */
export const TOTALS_LINES = 5000;

/**
 * GET history/totals: what came in and went out by the lines of a type and a span; `totals` is null where
 * they are more than `TOTALS_LINES`.
 */
export const historyTotalsPath = 'history/totals';
export const HistoryTotalsQuery = z.object(filter);
export const HistoryTotals = z.object({ in: Hundredths, out: Hundredths });
export type HistoryTotals = z.infer<typeof HistoryTotals>;
export const HistoryTotalsAnswer = z.object({ totals: z.nullable(HistoryTotals) });
