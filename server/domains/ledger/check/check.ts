import { randomBytes } from 'node:crypto';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { type Store, snapshot } from '../../../platform/store/store.ts';
import { compareBalances } from './balances.ts';
import { type Books, keysThatDiffer } from './books.ts';
import { readEnds } from './ends.ts';
import { type LedgerMark, readMark, weightSeed, writeMark } from './mark.ts';
import { arrayOf, type Checked, nothingChecked, readOn, readRest } from './parts.ts';
import { createProblems, type Problems } from './problems.ts';
import { PLAYER_RULES } from './rules.ts';
import { weightsOf } from './weights.ts';

export interface LedgerCheck {
  postings: number;
  /** Hundredths of a coin in each kind of account, by its entries. */
  totals: Record<string, number>;
  /** What is wrong, one sentence each; empty when the ledger is sound. */
  problems: string[];
}

interface Wanted {
  seed: bigint;
  problems: Problems;
  /** What was checked before with the same seed. */
  mark: LedgerMark | null;
  /** Reads what was checked, too. */
  isWhole: boolean;
}

/** Says what is not as it was when it was checked. */
const compareAgain = ({ problems }: Wanted, { checked, at }: LedgerMark, again: Books): void => {
  const day = new Date(at).toISOString();
  for (const id of keysThatDiffer(checked.books.accounts, again.accounts))
    problems.all.push(`${id}: account's entries are not those that were checked on ${day}`);
  for (const id of keysThatDiffer(checked.books.players, again.players))
    problems.all.push(`${id}: player's rounds are not those that were checked on ${day}`);
};

/**
 * Reads some thousand rows at a time, and play goes on between; what came meanwhile, what is not over and all balances
 * are read at the end, at one moment.
 */
const verify = async (
  store: Store,
  wanted: Wanted,
): Promise<{ found: LedgerCheck; checked: Checked }> => {
  const { db } = store;
  const { problems, mark, isWhole } = wanted;
  const reading = { weights: weightsOf(wanted.seed), problems };
  const ends = await readEnds(db);
  let checked = mark?.checked ?? nothingChecked();
  if (mark && isWhole) {
    const { ends: before, open } = mark.checked;
    checked = await readOn(db, nothingChecked(), before, reading, open.rounds);
    compareAgain(wanted, mark, checked.books);
  }
  checked = await readOn(db, checked, ends, reading);
  const { totals, unlike, rest } = await snapshot(store, async (tx) => {
    const rest = await readRest(tx, checked, reading);
    const books = [checked.books, rest.books] as const;
    const held = rest.within('holds');
    return { rest, ...(await compareBalances(tx, { ...reading, books, held })) };
  });
  const isNamed = unlike.length > 0 && (await problems.ask(db, PLAYER_RULES, arrayOf(unlike)));
  if (!isNamed)
    for (const player of unlike)
      problems.all.push(`${player}: player's rounds were changed since they were checked`);
  const all = Object.values(totals).reduce((sum, total) => sum + total, 0);
  if (all !== 0) problems.all.push(`all accounts together hold ${all}, not zero`);
  return {
    found: { postings: checked.postings + rest.postings, totals, problems: problems.all },
    checked,
  };
};

/** Verifies the whole ledger, whatever was checked before. */
export const checkLedger = async (store: Store): Promise<LedgerCheck> => {
  const seed = randomBytes(8).readBigInt64BE();
  const { found } = await verify(store, {
    seed,
    problems: createProblems(),
    mark: null,
    isWhole: true,
  });
  return found;
};

interface Turn {
  now: number;
  /** What was last read whole before this moment is read whole again. */
  wholeBefore: number;
}

/**
 * Verifies what came since the last check, what is not over, and every balance; or all, comparing it with what was
 * checked before as well. Where all is well the next check goes on from here.
 */
export const checkFromMark = async (
  { store, cipher }: { store: Store; cipher: Pick<SeedCipher, 'keyFor'> },
  { now, wholeBefore }: Turn,
): Promise<LedgerCheck> => {
  const problems = createProblems();
  const mark = await readMark(store.db, cipher, problems);
  const forged = problems.all.length;
  const isWhole = mark === null || mark.wholeAt < wholeBefore;
  const wanted = { seed: weightSeed(cipher), problems, mark, isWhole };
  const { found, checked } = await verify(store, wanted);
  // A forged mark is told until somebody asks for all.
  if (problems.all.length === forged && (forged === 0 || wholeBefore > now))
    await writeMark(store.db, cipher, {
      at: now,
      wholeAt: isWhole ? now : mark.wholeAt,
      checked,
    });
  return found;
};
