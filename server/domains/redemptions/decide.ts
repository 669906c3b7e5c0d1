import { and, asc, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { PENDING_DAYS } from '#contract/terms.ts';
import { eachAlone, type OnError, thrown } from '../../platform/jobs/eachAlone.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import type { Store, Tx } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { postHold, voidHold } from '../ledger/index.ts';
import type { RedemptionRow } from './redemptions.ts';

const BATCH = 100;

/** There is no such redemption, or it was decided before. Nothing changed. */
export class NotDecidable extends Error {
  override readonly name = 'NotDecidable';
}

export interface Decision {
  redemption: RedemptionRow;
  /** To be broadcast now that it is committed. */
  change: Change;
}

const lockPending = async (tx: Tx, id: number): Promise<RedemptionRow> => {
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update');
  if (!row) throw new NotDecidable(`There is no redemption ${id}.`);
  if (row.status !== 'pending')
    throw new NotDecidable(`Redemption ${id} was already decided: ${row.status}.`);
  return row;
};

const decide = (
  store: Store,
  id: number,
  end: {
    status: 'success' | 'rejected' | 'expired';
    decidedBy: string;
    reason: string | null;
    now: number;
  },
): Promise<Decision> =>
  store.transaction(async (tx) => {
    const { holdId, playerId } = await lockPending(tx, id);
    const { now, status, decidedBy, reason } = end;
    if (status === 'success') await postHold(tx, { holdId, to: 'redeemed', now });
    else await voidHold(tx, { holdId, type: 'REDEEMREJECT', note: reason ?? undefined, now });
    const [redemption] = await tx
      .update(redemptions)
      .set({ status, decidedAt: new Date(now), decidedBy, reason })
      .where(eq(redemptions.id, id))
      .returning();
    if (!redemption) throw new Error('a decision was not written');
    const told =
      status === 'success'
        ? { redeem_credit: redemption.creditSen }
        : { redeem_returned: { coins: redemption.coins, reason } };
    const payload = { ...told, redemption: String(id) };
    await sendMessage(tx, { playerId, payload, now });
    return { redemption, change: await recordChange(tx, playerId, 'redemption', now) };
  });

/** The credit is given: the held coins are gone. Throws `NotDecidable`. */
export const approveRedemption = (
  store: Store,
  id: number,
  by: { operator: string; now: number },
): Promise<Decision> =>
  decide(store, id, { status: 'success', decidedBy: by.operator, reason: null, now: by.now });

/** No credit: the coins come back as a REDEEMREJECT line with the reason. Throws `NotDecidable`. */
export const rejectRedemption = (
  store: Store,
  id: number,
  by: { operator: string; reason: string; now: number },
): Promise<Decision> =>
  decide(store, id, {
    status: 'rejected',
    decidedBy: by.operator,
    reason: by.reason,
    now: by.now,
  });

/** Gives back what has been pending for more than `PENDING_DAYS`; answers the changes. */
export const expireRedemptions = async (
  store: Store,
  now: number,
  onError: OnError = thrown,
): Promise<Change[]> => {
  const due = await store.db
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.status, 'pending'),
        lt(redemptions.createdAt, new Date(now - PENDING_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(redemptions.createdAt))
    .limit(BATCH);
  const end = { status: 'expired', decidedBy: 'job', reason: null, now } as const;
  return eachAlone(
    due,
    async ({ id }) => (await decide(store, id, end)).change,
    // Another process, or an operator, was faster.
    (error) => error instanceof NotDecidable || onError(error),
  );
};
