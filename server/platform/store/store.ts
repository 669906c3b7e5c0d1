import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { pause } from '../clock.ts';

/** The database or a transaction on it: everything that reads or writes takes one of these. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction in progress. Never touch the store's own `db` before it ends: PGlite would wait forever. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A hand-written statement; its values are $1, $2 ... */
export interface Statement {
  name: string;
  text: string;
}

/** Takes the next part of what is dumped. */
export type Write = (part: string | Uint8Array) => Promise<void>;

/** A value of a statement; JSON goes in as its text. */
export type Value = string | number | boolean | null;

export interface Store {
  readonly kind: 'pglite' | 'postgres';
  /** For reads and single writes outside a transaction. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction and commits. `work` runs again when the database says that it
   * collided with another (serialization failure, deadlock), so it must have no effect outside `tx`.
   * PGlite has one connection: nothing slow (hashing, network) belongs inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement outside any transaction, kept prepared by the database: for what a call
   * spends its time in. It is a transaction of its own, and runs again when it collided.
   */
  run<Row>(statement: Statement, values: readonly Value[]): Promise<Row[]>;
  /**
   * Writes every row in one consistent view, as `pg_dump --data-only` does: what a backup is made of.
   * Throws `BackupError`.
   */
  dump(write: Write): Promise<void>;
  /** Lets what runs finish, then closes. */
  close(): Promise<void>;
}

/** The rows of a hand-written query. Both drivers answer `rows`; integers of 64 bits come as either text or number. */
export const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => {
  // Drizzle's common type of both drivers leaves the result unknown.
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
};

/**
 * Runs `work` in one transaction whose queries all see the same moment: for an answer that is made
 * from several. As with `transaction`, `work` may run again, and touches `tx` alone.
 */
export const snapshot = <T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return work(tx);
  });

const TRIES = 6;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** The SQLSTATE of a key that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** The SQLSTATE of a database error, however deep Drizzle wrapped it; null for any other error. */
export const sqlState = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code.length === 5)
      return cause.code;
  }
  return null;
};

/** What a database error says beside its message, or null. */
export const detailOf = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('detail' in cause && typeof cause.detail === 'string') return cause.detail;
  }
  return null;
};

/** The name of the constraint a database error is about, or null. */
export const constraintOf = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
};

/** Runs a transaction again when it collided, at most five times, each after a random, growing pause. */
export const withRetry = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      const isCollision = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!isCollision || attempt === TRIES) throw error;
      await pause(randomInt(1, 8 * 2 ** attempt));
    }
  }
};
