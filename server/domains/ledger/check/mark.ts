import { createHmac } from 'node:crypto';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { ledgerMarks } from '../../../platform/store/schema/ledger.ts';
import type { Db } from '../../../platform/store/store.ts';
import type { Checked } from './parts.ts';
import type { Problems } from './problems.ts';

type WithKey = Pick<SeedCipher, 'keyFor'>;

/** What was checked, and when; `wholeAt` when all of it was read. Epoch milliseconds. */
export interface LedgerMark {
  at: number;
  wholeAt: number;
  checked: Checked;
}

/** Changes with what is in a mark: one of another version is none. */
const VERSION = 1;

const macOf = (cipher: WithKey, text: string) =>
  createHmac('sha256', cipher.keyFor('ledger')).update(text);

/** What amounts are weighed by: the same each time, and known to nobody without the key. */
export const weightSeed = (cipher: WithKey): bigint =>
  macOf(cipher, 'weights').digest().readBigInt64BE();

const sealOf = (cipher: WithKey, state: string): string =>
  macOf(cipher, `mark ${state}`).digest('base64url');

/** Maps as lists, and whole numbers of any size as text. */
const written = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map ? { map: [...value] } : value;
};

const read = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && /^-?\d+n$/.test(value)) return BigInt(value.slice(0, -1));
  const isMap = value !== null && typeof value === 'object' && Object.hasOwn(value, 'map');
  return isMap ? new Map((value as { map: [number, unknown][] }).map) : value;
};

/** The mark of the last check; null where there is none. One that the club's key did not seal is a problem, and none. */
export const readMark = async (
  db: Db,
  cipher: WithKey,
  problems: Problems,
): Promise<LedgerMark | null> => {
  const [row] = await db.select().from(ledgerMarks);
  if (!row?.state) return null;
  if (row.seal !== sealOf(cipher, row.state)) {
    problems.all.push("the mark of the last check is not the club's own");
    return null;
  }
  // Its seal says that `writeMark` wrote it.
  const { version, ...mark } = JSON.parse(row.state, read) as LedgerMark & { version: number };
  return version === VERSION ? mark : null;
};

export const writeMark = async (db: Db, cipher: WithKey, mark: LedgerMark): Promise<void> => {
  const state = JSON.stringify({ version: VERSION, ...mark }, written);
  const set = { state, seal: sealOf(cipher, state), takenAt: new Date(mark.at) };
  await db.insert(ledgerMarks).values(set).onConflictDoUpdate({ target: ledgerMarks.id, set });
};
