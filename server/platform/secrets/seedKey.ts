import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Config, SEED_KEY } from '../config.ts';
import { StartError } from '../startError.ts';
import { privateFolder } from '../store/permissions.ts';
import { settings } from '../store/schema/club.ts';
import type { Store } from '../store/store.ts';
import { createSeedCipher, KEY_BYTES, type SeedCipher } from './seedCipher.ts';

const FILE = 'seed.key';

const makeKey = (dataDir: string): void => {
  try {
    privateFolder(dataDir);
    const key = randomBytes(KEY_BYTES).toString('hex');
    writeFileSync(join(dataDir, FILE), `${key}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StartError(`No key of the server seeds could be made. Set SEED_KEY. ${reason}`);
  }
};

/** By SEED_KEY, or by the key in the data folder, which is made for a new club. Throws `StartError` for none. */
export const seedCipherOf = (
  { seedKey, dataDir }: Pick<Config, 'seedKey' | 'dataDir'>,
  isNew = false,
): SeedCipher => {
  const file = join(dataDir, FILE);
  if (!seedKey && !existsSync(file)) {
    if (!isNew)
      throw new StartError(
        `The key of the server seeds is missing: put it into SEED_KEY, or into the file ${file}.`,
      );
    makeKey(dataDir);
  }
  const key = seedKey ?? readFileSync(file, 'utf8').trim();
  if (!SEED_KEY.test(key)) throw new StartError(`${file} must hold 64 hexadecimal digits.`);
  return createSeedCipher(Buffer.from(key, 'hex'));
};

/** Throws `StartError` for another key than the club's; one that never started has none. */
export const demandOwnKey = async (
  { db }: Pick<Store, 'db'>,
  { fingerprint }: SeedCipher,
): Promise<void> => {
  const [row] = await db.select({ seedKey: settings.seedKey }).from(settings);
  if (row?.seedKey && row.seedKey !== fingerprint)
    throw new StartError(
      'The server seeds of this database are sealed with another key. Every process of the club needs ' +
        'the same one: set SEED_KEY to it.',
    );
};

/**
 * What the club's server seeds are sealed with: SEED_KEY, or the key in the data folder, made with a new
 * club. The database knows the key's fingerprint from its first start on. Throws `StartError` for another
 * key: seeds in force could not be opened, and rounds that were begun not be finished.
 */
export const demandSeedCipher = async (store: Store, config: Config): Promise<SeedCipher> => {
  const { db } = store;
  const [known] = await db.select({ seedKey: settings.seedKey }).from(settings);
  const cipher = seedCipherOf(config, !known?.seedKey);
  await db
    .update(settings)
    .set({ seedKey: sql`coalesce(${settings.seedKey}, ${cipher.fingerprint})` });
  await demandOwnKey(store, cipher);
  return cipher;
};
