import { type InboxPayload, type PopupKind, popupKind } from '#contract/inbox.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import type { Tx } from '../../platform/store/store.ts';
import { credit } from '../ledger/index.ts';
import { type PushKind, queuePush } from '../push/index.ts';

/** What is pushed at night too. */
const PUSHED_AS: Partial<Record<PopupKind, PushKind>> = {
  redeem: 'redeemed',
  returned: 'returned',
};

interface Sent {
  playerId: number;
  payload: InboxPayload;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Writes a message, pays the coins it speaks of and queues its push, in the caller's transaction; answers
 * its id. The caller records the change that tells the player's pages.
 */
export const sendMessage = async (tx: Tx, { playerId, payload, now }: Sent): Promise<string> => {
  const [row] = await tx
    .insert(inbox)
    .values({ playerId, payload, createdAt: new Date(now) })
    .returning({ id: inbox.id });
  if (!row) throw new Error('a message was not written');
  const { coin, title } = payload;
  if (coin) await credit(tx, { playerId, type: 'ADJUST', amount: coin, note: title?.en, now });
  const kind = PUSHED_AS[popupKind(payload)] ?? 'message';
  await queuePush(tx, { playerId, kind, ref: String(row.id), now });
  return String(row.id);
};
