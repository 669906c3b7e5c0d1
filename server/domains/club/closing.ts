import { sql } from 'drizzle-orm';
import { settings } from '../../platform/store/schema/club.ts';
import type { Store, Tx } from '../../platform/store/store.ts';

/** The club's row, locked until the transaction ends. */
const lockSettings = async (tx: Tx): Promise<{ closedAt: Date | null }> => {
  await tx.insert(settings).values({ id: 1 }).onConflictDoNothing();
  const [row] = await tx.select().from(settings).for('update');
  return { closedAt: row?.maintenance ? row.maintenanceSince : null };
};

/**
 * Closes the club until an operator opens it; `until` is what players are told. In a club that is
 * closed only that changes.
 */
export const closeClub = (store: Store, until: Date | null, now: number): Promise<void> =>
  store.transaction(async (tx) => {
    const { closedAt } = await lockSettings(tx);
    const maintenanceSince = closedAt ?? new Date(now);
    await tx.update(settings).set({ maintenance: true, maintenanceSince, maintenanceUntil: until });
  });

/**
 * Opens the club, and gives every open round and match the time back that it was closed: while nobody
 * could play, no clock ran. Answers how long that was, in milliseconds.
 */
export const openClub = (store: Store, now: number): Promise<number> =>
  store.transaction(async (tx) => {
    const { closedAt } = await lockSettings(tx);
    const closedMs = closedAt === null ? 0 : Math.max(0, now - closedAt.getTime());
    const later = sql`${closedMs} * interval '1 millisecond'`;
    // Matches before their rounds, as everywhere.
    await tx.execute(
      sql`update duels set deadline_at = deadline_at + ${later}
        where status = 'open' and deadline_at is not null`,
    );
    await tx.execute(
      sql`update rounds set deadline_at = deadline_at + ${later}, touched_at = touched_at + ${later}
        where status = 'open'`,
    );
    await tx
      .update(settings)
      .set({ maintenance: false, maintenanceSince: null, maintenanceUntil: null });
    return closedMs;
  });
