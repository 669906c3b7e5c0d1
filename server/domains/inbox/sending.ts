import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import { type OnChange, recordChange } from '../../platform/requests/change.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Store } from '../../platform/store/store.ts';
import { INBOX_TYP } from './inbox.ts';
import { sendMessage } from './send.ts';

/** Players looked up at a time; each has a transaction of their own. */
const BATCH = 500;

/** A message on its way to one player, or to all. */
export interface OutgoingMessage {
  /** Its name: who has got it gets no second one, nor its coins, however often it is sent. */
  reference: string;
  payload: InboxPayload;
  now: number;
}

/** A request id made of a name, so that the same name is the same request. */
const requestIdOf = (reference: string): string => {
  const hex = createHash('sha256').update(`inbox ${reference}`).digest('hex');
  return [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join('-');
};

/**
 * Sends to one player, once per reference. Throws 409 `msg.requestMismatch` when the reference was
 * used for another message to that player; then nothing was sent.
 */
export const sendTo = (
  store: Store,
  playerId: number,
  { reference, payload, now }: OutgoingMessage,
): Promise<Committed<{ id: string }>> => {
  const requestId = requestIdOf(reference);
  const request = { playerId, requestId, kind: 'inbox.send', typ: INBOX_TYP, body: payload, now };
  return idempotent(store, request, async (tx) => {
    const id = await sendMessage(tx, { playerId, payload, now });
    return { answer: { id }, changes: [await recordChange(tx, playerId, 'inbox', now)] };
  });
};

/**
 * Sends to every player, one after the other, and tells each one's pages. One that was interrupted is
 * gone on with by the same reference. Answers how many got it now, and how many had it. Throws as
 * `sendTo` does.
 */
export const sendToAll = async (
  store: Store,
  sending: OutgoingMessage,
  onChange: OnChange,
): Promise<{ sent: number; had: number }> => {
  const counts = { sent: 0, had: 0 };
  let last = 0;
  for (;;) {
    const batch = await store.db
      .select({ id: players.id })
      .from(players)
      .where(
        and(
          gt(players.id, last),
          eq(players.role, 'player'),
          eq(players.platform, 'vip'),
          isNull(players.closedAt),
        ),
      )
      .orderBy(asc(players.id))
      .limit(BATCH);
    for (const { id } of batch) {
      const { isRepeat, changes } = await sendTo(store, id, sending);
      counts[isRepeat ? 'had' : 'sent'] += 1;
      for (const change of changes) onChange(change);
      last = id;
    }
    if (batch.length < BATCH) return counts;
  }
};
