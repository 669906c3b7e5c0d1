import { and, isNull, type SQL } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import type { Tx } from '../../platform/store/store.ts';
import { sendMessage, sentences } from '../inbox/index.ts';

/** What the player reads; `answer` comes as the operator wrote it. */
const messageOf = (id: number, answer: string): InboxPayload => {
  const { en, zh, ms } = sentences(({ report }) => report.text);
  const more = answer && `\n${answer}`;
  return {
    title: sentences(
      ({ report }) => report.title,
      () => ({ id: String(id) }),
    ),
    desc: { en: en + more, zh: zh + more, ms: ms + more },
    way: 'games',
  };
};

interface Closing {
  operator: string;
  answer: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Closes those of these reports that are open, and tells their players. */
export const closeReports = async (
  tx: Tx,
  which: SQL,
  { operator, answer, now }: Closing,
): Promise<Change[]> => {
  const closed = await tx
    .update(reports)
    .set({ closedAt: new Date(now), closedBy: operator, answer })
    .where(and(which, isNull(reports.closedAt)))
    .returning({ id: reports.id, playerId: reports.playerId });
  const changes: Change[] = [];
  for (const { id, playerId } of closed) {
    await sendMessage(tx, { playerId, payload: messageOf(id, answer), now });
    changes.push(await recordChange(tx, playerId, 'inbox', now));
  }
  return changes;
};
