import type { SQL } from 'drizzle-orm';
import { entries, type POSTING_TYPES, postings } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';

export interface Posting {
  playerId: number;
  type: (typeof POSTING_TYPES)[number];
  /** Hundredths of a coin that go from one account to the other; above zero. */
  amount: number;
  from: number | SQL<number>;
  to: number | SQL<number>;
  holdId?: number | undefined;
  roundId?: number | undefined;
  note?: string | undefined;
  now: number;
}

/**
 * Writes one line of the ledger: an amount leaves one account and reaches another. Answers the
 * posting's id. The player's accounts must be locked: then ids grow in the order of commits, which
 * the history's pages rely on.
 */
export const post = async (tx: Tx, line: Posting): Promise<number> => {
  if (!Number.isSafeInteger(line.amount) || line.amount <= 0)
    throw new RangeError(`not an amount of coins: ${line.amount}`);
  const [posting] = await tx
    .insert(postings)
    .values({
      playerId: line.playerId,
      type: line.type,
      holdId: line.holdId,
      roundId: line.roundId,
      note: line.note,
      at: new Date(line.now),
    })
    .returning({ id: postings.id });
  if (!posting) throw new Error('a posting was not written');
  await tx.insert(entries).values([
    { postingId: posting.id, accountId: line.from, amount: -line.amount },
    { postingId: posting.id, accountId: line.to, amount: line.amount },
  ]);
  return posting.id;
};
