import { sql } from 'drizzle-orm';
import { pause } from '../../../platform/clock.ts';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import type { Ends } from './parts.ts';

/** So long a transaction under way may take, and how often it is looked for. */
const WRITERS_MS = 60_000;
const LOOK_MS = 20;

/** Transactions that write here now. */
const writers = async (db: Db): Promise<string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select pid || ' ' || backend_xid as name from pg_stat_activity
      where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return rows.map(({ name }) => name);
};

/**
 * The last row of each table before which none comes any more. Numbers are given to transactions that hold their
 * player's coins, and so write already: who may have taken a smaller number than one that is seen is waited for.
 */
export const readEnds = async (db: Db): Promise<Ends> => {
  const last = (table: keyof Ends) =>
    sql`(select coalesce(max(id), 0)::float8 from ${sql.identifier(table)}) as ${sql.identifier(table)}`;
  const [ends] = await rowsOf<Ends>(
    db,
    sql`select ${last('postings')}, ${last('rounds')}, ${last('holds')}, ${last('redemptions')}`,
  );
  if (!ends) throw new Error('The ledger has no tables');
  const early = await writers(db);
  for (let waited = 0; early.length > 0; waited += LOOK_MS) {
    const still = new Set(await writers(db));
    if (!early.some((name) => still.has(name))) break;
    if (waited >= WRITERS_MS)
      throw new Error('The ledger is not checked: a transaction goes on for more than a minute');
    await pause(LOOK_MS);
  }
  return ends;
};
