import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../store/schema/audit.ts';
import type { Db, Store, Tx } from '../store/store.ts';

/** Of the audit's rows that say what was written at a first start. */
export const SEED_ACTION = 'seed';

/** Whether it was written: what it takes need not be made ready again. */
export const isSeeded = async (db: Db, what: string): Promise<boolean> => {
  const isThis = and(eq(audit.action, SEED_ACTION), eq(audit.target, what));
  return (await db.select({ id: audit.id }).from(audit).where(isThis)).length > 0;
};

/**
 * Writes something once in a club's life, however many processes start: the audit has it, so that
 * what an operator then changes or removes stays so.
 */
export const seedOnce = (
  store: Store,
  what: string,
  now: number,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> =>
  store.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    if (await isSeeded(tx, what)) return;
    await write(tx);
    const detail = { outcome: 'done' };
    const row = { actor: 'club', action: SEED_ACTION, target: what, detail, at: new Date(now) };
    await tx.insert(audit).values(row);
  });
