import { isNull } from 'drizzle-orm';
import webPush from 'web-push';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { settings } from '../../platform/store/schema/club.ts';
import type { Db } from '../../platform/store/store.ts';

/** What the club signs its pushes with (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const toHex = (text: string) => Buffer.from(text, 'base64url').toString('hex');
const fromHex = (text: string) => Buffer.from(text, 'hex').toString('base64url');

const TURNS = 5;

/**
 * The club's keys; made where there are none: at its first start, and after a rotation. The private one
 * lies in the database as the server seeds do, sealed with their key and bound to its public one.
 */
export const vapidKeys = async (db: Db, cipher: SeedCipher): Promise<VapidKeys> => {
  // What another process made meanwhile is read once more, and gone again only by a rotation.
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [row] = await db
      .select({ publicKey: settings.vapidPublic, sealed: settings.vapidPrivate })
      .from(settings);
    const { publicKey, sealed } = row ?? {};
    if (publicKey && sealed)
      return { publicKey, privateKey: fromHex(cipher.open(sealed, publicKey)) };
    const made = webPush.generateVAPIDKeys();
    const vapidPrivate = cipher.seal(toHex(made.privateKey), made.publicKey);
    // Another process may do the same: the first one's stay.
    await db
      .update(settings)
      .set({ vapidPublic: made.publicKey, vapidPrivate })
      .where(isNull(settings.vapidPublic));
  }
  throw new Error('the club has no keys for pushes, and they can’t be kept');
};

/** Forgets the keys: whoever needs them next makes new ones, and devices subscribe anew by them. */
export const rotateVapidKeys = async (db: Db): Promise<void> => {
  await db.update(settings).set({ vapidPublic: null, vapidPrivate: null });
};
