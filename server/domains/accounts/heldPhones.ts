import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { FOR_GOOD } from '#contract/responsibleGaming.ts';
import { REJOIN_DAYS } from '#contract/terms.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { heldPhones } from '../../platform/store/schema/heldPhones.ts';
import { measures } from '../../platform/store/schema/players.ts';
import type { Db, Tx } from '../../platform/store/store.ts';

/**
 * A number that an account gave up, by another one or by its closing, opens no other account for `REJOIN_DAYS`, nor
 * before the end of a pause: nobody takes up by a new account what they paused, a limit that waits for its day, or
 * what is free once a day.
 */
type Cipher = Pick<SeedCipher, 'keyFor'>;

const hashOf = (cipher: Cipher, phone: string): string => keyedHash(cipher, `phone:${phone}`);

/** Holds the number that a player gives up now. */
export const holdPhone = async (
  tx: Tx,
  cipher: Cipher,
  { playerId, phone, now }: { playerId: number; phone: string; now: number },
): Promise<void> => {
  const [own] = await tx
    .select({ pausedUntil: measures.pausedUntil })
    .from(measures)
    .where(eq(measures.playerId, playerId));
  const until = new Date(Math.max(now + REJOIN_DAYS * DAY_MS, own?.pausedUntil?.getTime() ?? 0));
  await tx
    .insert(heldPhones)
    .values({ hash: hashOf(cipher, phone), playerId, until })
    .onConflictDoUpdate({ target: [heldPhones.hash, heldPhones.playerId], set: { until } });
};

/** A pause holds what its player gave up before, too. */
export const prolongHeld = async (tx: Tx, playerId: number, pausedUntil: Date): Promise<void> => {
  await tx
    .update(heldPhones)
    .set({ until: sql`greatest(${heldPhones.until}, ${pausedUntil.toISOString()}::timestamptz)` })
    .where(eq(heldPhones.playerId, playerId));
};

/** Until when no account but those that gave it up may have a number; null: any may. */
const heldUntil = async (
  db: Db,
  cipher: Cipher,
  { phone, by, now }: { phone: string; by: number; now: number },
): Promise<Date | null> => {
  const [held] = await db
    .select({ until: heldPhones.until })
    .from(heldPhones)
    .where(
      and(
        eq(heldPhones.hash, hashOf(cipher, phone)),
        ne(heldPhones.playerId, by),
        gt(heldPhones.until, new Date(now)),
      ),
    )
    .orderBy(desc(heldPhones.until))
    .limit(1);
  return held?.until ?? null;
};

/**
 * Throws 409 `msg.phoneHeld` with the day, or 409 `msg.phoneHeldForGood`. Ask it after the account has the number, in
 * the same transaction: who gives it up at the same time has done so, or still has it. And only of who proved
 * to have the phone: of another's number it tells something.
 */
export const demandUnheld = async (
  tx: Tx,
  cipher: Cipher,
  asked: { phone: string; by: number; now: number },
): Promise<void> => {
  const until = (await heldUntil(tx, cipher, asked))?.toISOString();
  if (until === undefined) return;
  if (until === FOR_GOOD) throw new Refusal('msg.phoneHeldForGood', { field: 'phone' });
  throw new Refusal('msg.phoneHeld', { field: 'phone', params: [until] });
};
