import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Statement, type Store, type Tx, type Value } from './store.ts';

/** The statement with its values in their places. */
const bound = ({ text }: Statement, values: readonly Value[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, i) => (i % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part))),
  );

/**
 * A store of which every transaction is a part of `tx`: all that is done on it is committed with `tx`,
 * or not at all. One thing at a time; a statement that fails takes `tx` with it.
 */
export const within = ({ kind, dump }: Store, tx: Tx): Store => ({
  kind,
  db: tx,
  transaction: (work) => tx.transaction(work),
  run: <Row>(statement: Statement, values: readonly Value[]) =>
    rowsOf<Row>(tx, bound(statement, values)),
  dump,
  close: async () => {},
});
