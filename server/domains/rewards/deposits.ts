import { eq } from 'drizzle-orm';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { deposits } from '../../platform/store/schema/money.ts';
import type { Store } from '../../platform/store/store.ts';

/** Another deposit stands under the same reference. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}

interface Deposit {
  playerId: number;
  sen: number;
  /** The cashier's own name for it. */
  reference: string;
  /** The operator at the command line. */
  recordedBy: string;
  now: number;
}

/**
 * Records money a player paid in, once per reference; it is what earns spins. Answers the change that tells
 * the player's pages; null: it is on record already. Throws `ReferenceTaken` when the reference stands for
 * another player or amount; then nothing has changed.
 */
export const recordDeposit = (store: Store, deposit: Deposit): Promise<Change | null> =>
  store.transaction(async (tx) => {
    const { now, ...values } = deposit;
    const written = await tx
      .insert(deposits)
      .values({ ...values, at: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: deposits.id });
    if (written.length > 0) return recordChange(tx, deposit.playerId, 'account', now);
    const [before] = await tx
      .select()
      .from(deposits)
      .where(eq(deposits.reference, deposit.reference));
    if (before?.playerId !== deposit.playerId || before.sen !== deposit.sen)
      throw new ReferenceTaken();
    return null;
  });
