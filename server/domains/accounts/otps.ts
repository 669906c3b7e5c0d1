import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { OTP_DIGITS, OTP_MINUTES, OTP_RESEND_SECONDS, OTP_TRIES } from '#contract/terms.ts';
import { dateOf, type ServerClock } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { otps } from '../../platform/store/schema/players.ts';
import type { Db, Store, Tx } from '../../platform/store/store.ts';

/** What a code opens: one that was sent for the one is wrong for the other. */
export type OtpPurpose = (typeof otps.$inferSelect)['purpose'];

/** What codes are kept with. */
interface Keeping {
  clock: ServerClock;
  cipher: Pick<SeedCipher, 'keyFor'>;
}

/** Keyed: whoever reads the table finds a code of so few digits by trying them all. */
const hashCode = ({ cipher }: Keeping, purpose: OtpPurpose, id: string, code: string) =>
  keyedHash(cipher, `otp:${purpose}:${id}:${code}`);

export interface NewOtp {
  otpId: string;
  code: string;
  expiresAt: Date;
  resendAt: Date;
}

/** Whoever makes codes of a phone, or uses them all up, waits for the other's end. */
const lockOtps = (db: Tx, phone: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`otp:${phone}`}))`);

/**
 * Makes a code for a phone. Throws 429 with the seconds left while the phone's last one for this
 * purpose is less than a minute old and not used up, however many ask at once: a code a stranger asks
 * for lets no member wait for their own, nor one asked for elsewhere who waits by themselves (`device`).
 */
export const createOtp = async (
  db: Tx,
  keeping: Keeping,
  { phone, purpose, device }: { phone: string; purpose: OtpPurpose; device: string | null },
): Promise<NewOtp> => {
  const { clock } = keeping;
  await lockOtps(db, phone);
  const [last] = await db
    .select({ createdAt: otps.createdAt })
    .from(otps)
    .where(
      and(
        eq(otps.phone, phone),
        eq(otps.purpose, purpose),
        device === null ? isNull(otps.device) : eq(otps.device, device),
        isNull(otps.usedAt),
        gt(otps.createdAt, dateOf(clock, -OTP_RESEND_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(otps.createdAt))
    .limit(1);
  if (last) {
    const waitMs = last.createdAt.getTime() + OTP_RESEND_SECONDS * 1000 - clock.now();
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new Refusal('msg.tooFrequent', { seconds, params: [String(seconds)] });
  }
  const otpId = randomUUID();
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const expiresAt = dateOf(clock, OTP_MINUTES * 60 * 1000);
  await db.insert(otps).values({
    id: otpId,
    phone,
    purpose,
    device,
    codeHash: hashCode(keeping, purpose, otpId, code),
    createdAt: dateOf(clock),
    expiresAt,
  });
  return { otpId, code, expiresAt, resendAt: dateOf(clock, OTP_RESEND_SECONDS * 1000) };
};

/** Forgets a code that could not be sent, so that another may be asked for at once. */
export const dropOtp = async (db: Db, otpId: string): Promise<void> => {
  await db.delete(otps).where(eq(otps.id, otpId));
};

interface Otp {
  otpId: string;
  /** E.164. */
  phone: string;
  code: string;
  purpose: OtpPurpose;
  /** The request's field, which a refusal stands beside; `otp` when not said. */
  field?: string;
}

type OtpVerdict = { kind: 'right' } | { kind: 'wrong'; left: number } | { kind: 'expired' };

/**
 * Judges a code and counts the try. A right one is not used up: `consumeOtp` does that, in the
 * transaction of what the code is for. Run it in a transaction of its own, so that a wrong try stays
 * counted when that is refused.
 */
const judgeOtp = async (
  db: Db,
  keeping: Keeping,
  { otpId, phone, code, purpose }: Otp,
): Promise<OtpVerdict> => {
  const [row] = await db.select().from(otps).where(eq(otps.id, otpId)).for('update');
  // An id that was never given, or given to another phone, is no nearer to being right.
  if (!row || row.phone !== phone) return { kind: 'wrong', left: 0 };
  if (row.usedAt || row.attempts >= OTP_TRIES || row.expiresAt.getTime() <= keeping.clock.now()) {
    return { kind: 'expired' };
  }
  const given = hashCode(keeping, purpose, otpId, code);
  const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given));
  if (isRight) return { kind: 'right' };
  const attempts = row.attempts + 1;
  await db.update(otps).set({ attempts }).where(eq(otps.id, otpId));
  return { kind: 'wrong', left: OTP_TRIES - attempts };
};

/** What a code that is over is refused with; `playerId` is whose it was, where that is known. */
export const otpExpired = (purpose: OtpPurpose, playerId?: number, field = 'otp'): Refusal =>
  new Refusal(
    'msg.otpExpired',
    { field },
    { kind: 'codeFailed', reason: `${purpose} expired`, playerId },
  );

/**
 * Lets a right code pass, which is not used up by it, and counts a wrong one. Throws 400
 * `msg.invalidOtp` (for a PIN `msg.incorrectVerificationCode`) with the tries the code has left, and 400
 * `msg.otpExpired`.
 */
export const demandOtp = async (
  { store, ...keeping }: Keeping & { store: Store },
  given: Otp,
  playerId?: number,
): Promise<void> => {
  const { purpose, field = 'otp' } = given;
  const verdict = await store.transaction((tx) => judgeOtp(tx, keeping, given));
  if (verdict.kind === 'expired') throw otpExpired(purpose, playerId, field);
  if (verdict.kind === 'right') return;
  throw new Refusal(
    purpose === 'pin' ? 'msg.incorrectVerificationCode' : 'msg.invalidOtp',
    { count: verdict.left, field },
    { kind: 'codeFailed', reason: purpose, playerId },
  );
};

/** Uses a right code up. False when another call with it was faster. */
export const consumeOtp = async (db: Db, clock: ServerClock, otpId: string): Promise<boolean> => {
  const [row] = await db.select().from(otps).where(eq(otps.id, otpId)).for('update');
  if (!row || row.usedAt) return false;
  await db
    .update(otps)
    .set({ usedAt: dateOf(clock) })
    .where(eq(otps.id, otpId));
  return true;
};

/** As above. Throws 400 `msg.otpExpired` when another call with it was faster. */
export const spendOtp = async (
  db: Tx,
  clock: ServerClock,
  { otpId, purpose, field }: Pick<Otp, 'otpId' | 'purpose' | 'field'>,
  playerId: number,
): Promise<void> => {
  if (!(await consumeOtp(db, clock, otpId))) throw otpExpired(purpose, playerId, field);
};

/** As `consumeOtp`, and with it every other code that was sent to the phone for the same. */
export const useOtps = async (
  db: Tx,
  clock: ServerClock,
  { otpId, phone, purpose }: Omit<Otp, 'code'>,
): Promise<boolean> => {
  await lockOtps(db, phone);
  if (!(await consumeOtp(db, clock, otpId))) return false;
  await db
    .update(otps)
    .set({ usedAt: dateOf(clock) })
    .where(and(eq(otps.phone, phone), eq(otps.purpose, purpose), isNull(otps.usedAt)));
  return true;
};
