import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../store/schema/audit.ts';
import type { Store, Tx } from '../store/store.ts';

/** Of the audit's rows that say what was written at a first start. */
export const SEED_ACTION = 'seed';

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
    const isThis = and(eq(audit.action, SEED_ACTION), eq(audit.target, what));
    if ((await tx.select({ id: audit.id }).from(audit).where(isThis)).length > 0) return;
    await write(tx);
    const detail = { outcome: 'done' };
    const row = { actor: 'club', action: SEED_ACTION, target: what, detail, at: new Date(now) };
    await tx.insert(audit).values(row);
  });
