import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import {
  addEntries,
  addRounds,
  areHoldsWhole,
  type Books,
  emptyBooks,
  type Within,
} from './books.ts';
import type { Problems } from './problems.ts';
import { HOLD_RULES, POSTING_RULES, REDEMPTION_RULE, ROUND_RULE, STEP_RULES } from './rules.ts';
import type { Weights } from './weights.ts';

/** The number of a row in each table that is read in parts. */
export type Ends = Record<'postings' | 'rounds' | 'holds' | 'redemptions', number>;

/** Rows up to the ends that were not over when they were read. */
export type Open = Record<'rounds' | 'holds' | 'redemptions', number[]>;

/** What was read up to some rows. */
export interface Checked {
  postings: number;
  ends: Ends;
  open: Open;
  books: Books;
}

export interface LedgerReading {
  weights: Weights;
  problems: Problems;
}

/** Rows read by one statement: some hundredths of a second. */
const ROWS = 10_000;
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

export const nothingChecked = (): Checked => ({
  postings: 0,
  ends: { postings: BEFORE_ALL, rounds: BEFORE_ALL, holds: BEFORE_ALL, redemptions: BEFORE_ALL },
  open: { rounds: [], holds: [], redemptions: [] },
  books: emptyBooks(),
});

export const arrayOf = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;

/** What the state of each table's rows is that are not over. */
const NOT_OVER = { rounds: 'open', holds: 'held', redemptions: 'pending' } as const;

const notOver = async (db: Db, table: keyof Open, within: Within): Promise<number[]> => {
  const rows = await rowsOf<{ id: string | number }>(
    db,
    sql`select id from ${sql.identifier(table)} where status = ${NOT_OVER[table]} and ${within(sql`id`)}`,
  );
  return rows.map(({ id }) => Number(id));
};

const among =
  (ids: readonly number[]): Within =>
  (id) =>
    sql`${id} = any(${arrayOf(ids)})`;

/** The rows behind `from`, up to `end`, some at a time. */
async function* spans(db: Db, table: keyof Ends, from: number, end: number) {
  for (let after = from; ; ) {
    const [span] = await rowsOf<{ last: string | number | null; rows: string | number }>(
      db,
      sql`select max(id) as last, count(*) as rows from (
        select id from ${sql.identifier(table)} where id > ${after} and id <= ${end} order by id limit ${ROWS}) part`,
    );
    if (span?.last == null) return;
    const [first, last] = [after, Number(span.last)];
    const within: Within = (id) => sql`(${id} > ${first} and ${id} <= ${last})`;
    yield { within, rows: Number(span.rows), isIn: (id: number) => id > first && id <= last };
    after = last;
  }
}

const readPostings = async (
  db: Db,
  books: Books,
  { weights, problems }: LedgerReading,
  within: Within,
) => {
  if (!(await addEntries(db, books, weights, within)))
    await problems.ask(db, POSTING_RULES, within);
};

/** Rounds that are over, with their steps and holds. */
const readRounds = async (
  db: Db,
  books: Books,
  { weights, problems }: LedgerReading,
  within: Within,
) => {
  if (!(await addRounds(db, books, weights, within))) await problems.ask(db, STEP_RULES, within);
  await problems.ask(db, [ROUND_RULE], within);
};

const readHolds = async (db: Db, { weights, problems }: LedgerReading, within: Within) => {
  if (!(await areHoldsWhole(db, weights, within))) await problems.ask(db, HOLD_RULES, within);
};

/**
 * Goes on from what was read, to `ends`, part by part; what was open is looked at again. Rounds among `leave` are
 * taken for open ones, as they were when this was read before.
 */
export const readOn = async (
  db: Db,
  { postings, ends: from, open, books }: Checked,
  ends: Ends,
  reading: LedgerReading,
  leave: readonly number[] = [],
): Promise<Checked> => {
  const next: Checked = {
    postings,
    ends,
    open: { rounds: [...leave], holds: [], redemptions: [] },
    books,
  };
  for await (const { within, rows } of spans(db, 'postings', from.postings, ends.postings)) {
    await readPostings(db, books, reading, within);
    next.postings += rows;
  }
  // What is open is asked for first: the others are over for good.
  const over = async (table: keyof Open, within: Within, left: readonly number[] = []) => {
    const still = await notOver(db, table, within);
    next.open[table].push(...still.filter((id) => !left.includes(id)));
    return [...still, ...left];
  };
  const before = await over('rounds', among(open.rounds));
  const ended = open.rounds.filter((id) => !before.includes(id));
  if (ended.length > 0) await readRounds(db, books, reading, among(ended));
  for await (const { within, isIn } of spans(db, 'rounds', from.rounds, ends.rounds)) {
    const without = arrayOf(await over('rounds', within, leave.filter(isIn)));
    await readRounds(db, books, reading, (id) => sql`(${within(id)} and ${id} <> all(${without}))`);
  }
  await over('holds', among(open.holds));
  for await (const { within } of spans(db, 'holds', from.holds, ends.holds)) {
    await over('holds', within);
    await readHolds(db, reading, within);
  }
  const waiting = await over('redemptions', among(open.redemptions));
  const decided = open.redemptions.filter((id) => !waiting.includes(id));
  await reading.problems.ask(db, [REDEMPTION_RULE], among(decided));
  for await (const { within } of spans(db, 'redemptions', from.redemptions, ends.redemptions)) {
    const without = arrayOf(await over('redemptions', within));
    const isOver: Within = (id) => sql`(${within(id)} and ${id} <> all(${without}))`;
    await reading.problems.ask(db, [REDEMPTION_RULE], isOver);
  }
  return next;
};

/** All rows after what was checked, with those that were open: what it takes to see everything at one moment. */
export const readRest = async (
  db: Db,
  { ends, open }: Checked,
  reading: LedgerReading,
): Promise<{ postings: number; books: Books; within: (table: keyof Open) => Within }> => {
  const books = emptyBooks();
  const [counted] = await rowsOf<{ n: string | number }>(
    db,
    sql`select count(*) as n from postings where id > ${ends.postings}`,
  );
  const within =
    (table: keyof Open): Within =>
    (id) =>
      sql`(${id} > ${ends[table]} or ${among(open[table])(id)})`;
  await readPostings(db, books, reading, (id) => sql`${id} > ${ends.postings}`);
  await readRounds(db, books, reading, within('rounds'));
  await readHolds(db, reading, (id) => sql`${id} > ${ends.holds}`);
  await reading.problems.ask(db, [REDEMPTION_RULE], within('redemptions'));
  return { postings: Number(counted?.n ?? 0), books, within };
};
