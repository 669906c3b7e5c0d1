import { notBetween } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { ledgerMarks } from '../../../platform/store/schema/ledger.ts';
import type { Store } from '../../../platform/store/store.ts';
import { checkFromMark } from './check.ts';

/** All is read again after so long. */
export const WHOLE_DAYS = 7;
/** Problems told in a line of the log. */
const MOST_TOLD = 20;

/** Whether it is this process that checks today: one of several takes it. */
const isOurTurn = async ({ db }: Store, now: number): Promise<boolean> => {
  const takenAt = new Date(now);
  const rows = await db
    .insert(ledgerMarks)
    .values({ takenAt })
    .onConflictDoUpdate({
      target: ledgerMarks.id,
      set: { takenAt },
      setWhere: notBetween(ledgerMarks.takenAt, new Date(now - DAY_MS + 1), takenAt),
    })
    .returning({ id: ledgerMarks.id });
  return rows.length > 0;
};

/**
 * Checks the ledger once a day, from where the last check ended, and all of it once a week. Throws what is wrong: an
 * operator's alarm.
 */
export const checkLedgerInTurn = async (
  store: Store,
  cipher: Pick<SeedCipher, 'keyFor'>,
  now: number,
): Promise<void> => {
  if (!(await isOurTurn(store, now))) return;
  const turn = { now, wholeBefore: now - WHOLE_DAYS * DAY_MS };
  const { problems } = await checkFromMark({ store, cipher }, turn);
  if (problems.length > 0)
    throw new Error(
      `the ledger is NOT sound, ${problems.length} problems: ${problems.slice(0, MOST_TOLD).join(' | ')}`,
    );
};
