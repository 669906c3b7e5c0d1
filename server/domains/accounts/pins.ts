import { and, eq, lt, sql } from 'drizzle-orm';
import { PIN_TRIES } from '#contract/account.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SecurityNote } from '../../platform/security/kinds.ts';
import { pins } from '../../platform/store/schema/players.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { demandOtp, spendOtp } from './otps.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface PinState {
  isSet: boolean;
  /** Wrong tries that are left; 0 is a locked one. */
  triesLeft: number;
}

const readPin = async (db: Db, playerId: number) => {
  const [row] = await db.select().from(pins).where(eq(pins.playerId, playerId));
  return row ?? null;
};

export const pinState = async (db: Db, playerId: number): Promise<PinState> => {
  const row = await readPin(db, playerId);
  return { isSet: row !== null, triesLeft: PIN_TRIES - (row?.wrongTries ?? 0) };
};

interface NewPin {
  playerId: number;
  /** The player's own, which the code must have gone to. */
  phone: string;
  otpId: string;
  otp: string;
  pin: string;
}

/**
 * Sets the PIN, uses the code up and forgets wrong tries, all or nothing. Throws 400
 * `msg.incorrectVerificationCode` with the tries the code has left, and 400 `msg.otpExpired`.
 */
export const setPin = async (
  { store, clock, cipher }: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  { playerId, phone, otpId, otp: code, pin }: NewPin,
): Promise<PinState> => {
  const given = { otpId, phone, code, purpose: 'pin' } as const;
  await demandOtp({ store, clock, cipher }, given, playerId);
  const pinHash = await hashPassword(pin);
  const row = { pinHash, wrongTries: 0, setAt: dateOf(clock) };
  await store.transaction(async (tx) => {
    await spendOtp(tx, clock, given, playerId);
    await tx
      .insert(pins)
      .values({ playerId, ...row })
      .onConflictDoUpdate({ target: pins.playerId, set: row });
  });
  return { isSet: true, triesLeft: PIN_TRIES };
};

/**
 * Lets a right PIN pass and counts a wrong one. The hash is compared outside any transaction; what
 * came of it is then written to the row as it was read, under its lock: however many try at once, a
 * PIN that was wrong five times in a row opens nothing, not even for who guessed it sixth. Throws 409
 * `msg.pinNotSet`, 409 `msg.pinLocked`, 400 `msg.wrongTransactionPin` with the tries left.
 */
export const demandPin = async (store: Store, playerId: number, pin: string): Promise<void> => {
  const kept = await readPin(store.db, playerId);
  if (!kept) throw new Refusal('msg.pinNotSet', { field: 'pin' });
  const note = (reason: string): SecurityNote => ({ kind: 'pinFailed', reason, playerId });
  if (kept.wrongTries >= PIN_TRIES)
    throw new Refusal('msg.pinLocked', { field: 'pin' }, note('locked'));
  const isRight = await verifyPassword(pin, kept.pinHash);
  const [counted] = await store.transaction((tx) =>
    tx
      .update(pins)
      .set({ wrongTries: isRight ? 0 : sql`${pins.wrongTries} + 1` })
      .where(
        and(
          eq(pins.playerId, playerId),
          eq(pins.pinHash, kept.pinHash),
          lt(pins.wrongTries, PIN_TRIES),
        ),
      )
      .returning({ wrongTries: pins.wrongTries }),
  );
  // Locked or set anew meanwhile: what was compared says nothing any more.
  if (!counted) return demandPin(store, playerId, pin);
  if (isRight) return;
  const count = PIN_TRIES - counted.wrongTries;
  throw new Refusal(
    'msg.wrongTransactionPin',
    { count, field: 'pin' },
    note(count > 0 ? 'wrong' : 'last'),
  );
};
