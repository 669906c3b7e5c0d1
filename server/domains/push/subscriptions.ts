import { and, eq, ne, sql } from 'drizzle-orm';
import type { PushSubscribe } from '#contract/push.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { players } from '../../platform/store/schema/players.ts';
import { pushSubscriptions } from '../../platform/store/schema/push.ts';
import type { Db, Store } from '../../platform/store/store.ts';

interface Device extends PushSubscribe {
  playerId: number;
  /** Of the session it belongs to. */
  tokenHash: string;
  now: number;
}

/**
 * Makes a device the player's one; it is no other player's from then on. Answers the push token, which
 * the same device keeps; null: the public key is not the club's.
 */
export const subscribeDevice = (store: Store, device: Device): Promise<string | null> =>
  store.transaction(async (tx) => {
    const { playerId, tokenHash, endpoint, keys, publicKey, now } = device;
    const [club] = await tx.select({ publicKey: settings.vapidPublic }).from(settings);
    if (club?.publicKey !== publicKey) return null;
    // Two pages of one player start at the same time: one after the other.
    await tx
      .select({ id: players.id })
      .from(players)
      .where(eq(players.id, playerId))
      .for('no key update');
    const isOther = ne(pushSubscriptions.endpoint, endpoint);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.playerId, playerId), isOther));
    const own = { playerId, tokenHash, ...keys, publicKey, refusals: 0, createdAt: new Date(now) };
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ ...own, endpoint })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own })
      .returning({ id: pushSubscriptions.id });
    return row?.id ?? null;
  });

/** Where a player is reached by the club's present key; null: nowhere. */
export const endpointOf = async (
  db: Db,
  playerId: number,
  publicKey: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.playerId, playerId), eq(pushSubscriptions.publicKey, publicKey)),
    );
  return row?.endpoint ?? null;
};

/** Nothing goes to the device of this push token any more; false: it is none of the player's. */
export const unsubscribeDevice = async (
  db: Db,
  playerId: number,
  token: string,
): Promise<boolean> => {
  const own = and(eq(pushSubscriptions.id, token), eq(pushSubscriptions.playerId, playerId));
  const gone = await db
    .delete(pushSubscriptions)
    .where(own)
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
};

/** Counts what a push service refused for a device; answers how often it did in a row. */
export const countRefusal = async (db: Db, token: string): Promise<number> => {
  const [row] = await db
    .update(pushSubscriptions)
    .set({ refusals: sql`${pushSubscriptions.refusals} + 1` })
    .where(eq(pushSubscriptions.id, token))
    .returning({ refusals: pushSubscriptions.refusals });
  return row?.refusals ?? 0;
};

/** Its push service takes what is for a device. */
export const forgetRefusals = async (db: Db, token: string): Promise<void> => {
  await db.update(pushSubscriptions).set({ refusals: 0 }).where(eq(pushSubscriptions.id, token));
};

/** The sessions of a player are over, all but `kept`, or one is: its device hears nothing more. */
export const forgetDevice = async (
  db: Db,
  of: { playerId: number; kept: string } | { tokenHash: string },
): Promise<void> => {
  const isOf =
    'playerId' in of
      ? and(eq(pushSubscriptions.playerId, of.playerId), ne(pushSubscriptions.tokenHash, of.kept))
      : eq(pushSubscriptions.tokenHash, of.tokenHash);
  await db.delete(pushSubscriptions).where(isOf);
};
