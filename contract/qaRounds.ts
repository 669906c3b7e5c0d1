import * as z from 'zod/mini';
import { RoundRecord } from './fairness.ts';

/** What a round's player saw after one of its steps. */
export const SeenStep = z.object({
  view: z.looseObject({}),
  /** When that step ended by itself, epoch milliseconds; null: no clock ran. */
  deadlineAt: z.nullable(z.int()),
});
export type SeenStep = z.infer<typeof SeenStep>;

/**
 * GET qa/rounds/{id}: any player's round, for the role qa alone, so that it can be opened as a recording. Its
 * seed is in it once it is revealed, as for its player; `seen` needs none. 404 `msg.noHistoryFound`.
 */
export const qaRoundPath = (id: string) => `qa/rounds/${id}`;
export const QaRoundAnswer = z.object({
  uid: z.string(),
  record: RoundRecord,
  /** A step each, as far as the rules of today give what is stored. */
  seen: z.array(SeenStep),
});
export type QaRoundAnswer = z.infer<typeof QaRoundAnswer>;
