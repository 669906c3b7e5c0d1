import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Db, Tx } from '../../platform/store/store.ts';

type Cipher = Pick<SeedCipher, 'keyFor'>;

/** No UID has such a sign. */
const MARK = 'closed:';

/**
 * What a closed account has in place of its UID: the same for the same UID, so that it is not given out again, and
 * telling it to nobody without the club's key.
 */
export const closedUid = (cipher: Cipher, uid: string): string =>
  MARK + Buffer.from(keyedHash(cipher, `uid:${uid.toLowerCase()}`), 'base64url').toString('hex');

/** The closed account that had a UID; null: none. */
const findClosed = async (db: Db, cipher: Cipher, uid: string) => {
  const [row] = await db
    .select()
    .from(players)
    .where(eq(players.uidLower, closedUid(cipher, uid)));
  return row ?? null;
};

/**
 * Throws 409 `msg.accountExists` for the UID of a closed account. Ask it after the account has the UID, in the same
 * transaction: who closes theirs at the same time has done so, or has it still.
 */
export const demandNotClosed = async (tx: Tx, cipher: Cipher, uid: string): Promise<void> => {
  if (await findClosed(tx, cipher, uid)) throw new Refusal('msg.accountExists', { field: 'uid' });
};
