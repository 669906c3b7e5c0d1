import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { InboxPayload } from '#contract/inbox.ts';
import type { ChangePhoneRequest } from '#contract/phone.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { otps, players } from '../../platform/store/schema/players.ts';
import { sqlState, type Tx, UNIQUE_VIOLATION } from '../../platform/store/store.ts';
import { sendMessage, sentences } from '../inbox/index.ts';
import { forgetDevices } from './devices/devices.ts';
import { demandUnheld, holdPhone } from './heldPhones.ts';
import { demandOtp, spendOtp } from './otps.ts';
import { maskPhone, ownerOf } from './owner.ts';
import { endSessionsOf } from './sessions.ts';
import type { SteppedUp } from './stepUp.ts';

/** Who gave the account the number. */
type GivenBy = 'player' | 'operator';

const messageOf = (by: GivenBy, phone: string): InboxPayload => ({
  title: sentences((texts) => texts.phone.title),
  desc: sentences(
    (texts) => [texts.phone[by], texts.phone.now, texts.notYou],
    () => ({ phone: maskPhone(phone) }),
  ),
  way: 'setting',
});

/**
 * Gives an account another number, holds the one it had, voids the codes that went there, and tells the player.
 * Throws 409 `msg.phoneExists`, 409 `msg.phoneHeld` and 409 `msg.phoneHeldForGood`: ask who was the first of the
 * database, so that nobody learns by asking what is not proved.
 */
export const setPhone = async (
  tx: Tx,
  { clock, cipher }: Pick<Deps, 'clock' | 'cipher'>,
  change: { playerId: number; from: string; phone: string; by: GivenBy },
): Promise<Change> => {
  const { playerId, from, phone, by } = change;
  const now = clock.now();
  try {
    await tx.update(players).set({ phone }).where(eq(players.id, playerId));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal('msg.phoneExists', { field: 'phone' });
  }
  await demandUnheld(tx, cipher, { phone, by: playerId, now });
  await holdPhone(tx, cipher, { playerId, phone: from, now });
  await tx.delete(otps).where(and(eq(otps.phone, from), isNull(otps.usedAt)));
  await sendMessage(tx, { playerId, payload: messageOf(by, phone), now });
  return recordChange(tx, playerId, 'inbox', now);
};

/**
 * Changes the number by the codes that came to both; of what opens the account the session `tokenHash`, its device and
 * Telegram stay. Throws 400 `msg.invalidOtp` and 400 `msg.otpExpired`, each of its code, 409 `msg.updateFailed` for the
 * present number or where another change was faster, 409 `msg.stepUpNeeded`, and what `setPhone` throws.
 */
export const changePhone = async (
  deps: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  { playerId, prove, tokenHash }: SteppedUp & { tokenHash: string },
  asked: z.infer<typeof ChangePhoneRequest>,
): Promise<{ change: Change; hadSessions: boolean }> => {
  const { store, clock } = deps;
  const { phone } = asked;
  const { phone: from } = await ownerOf(store.db, playerId);
  if (phone === from) throw new Refusal('msg.updateFailed', { field: 'phone' });
  const old = { otpId: asked.otpId, phone: from, code: asked.otp, purpose: 'phone' } as const;
  const next = {
    otpId: asked.newOtpId,
    phone,
    code: asked.newOtp,
    purpose: 'newPhone',
    field: 'newOtp',
  } as const;
  await demandOtp(deps, old, playerId);
  await demandOtp(deps, next, playerId);
  return store.transaction(async (tx) => {
    const same = and(eq(players.id, playerId), eq(players.phone, from));
    const [kept] = await tx.select({ id: players.id }).from(players).where(same).for('update');
    if (!kept) throw new Refusal('msg.updateFailed');
    await prove(tx);
    await spendOtp(tx, clock, old, playerId);
    await spendOtp(tx, clock, next, playerId);
    const change = await setPhone(tx, deps, { playerId, from, phone, by: 'player' });
    await forgetDevices(tx, playerId, tokenHash);
    const hadSessions = await endSessionsOf(tx, clock, playerId, 'phoneChanged', tokenHash);
    return { change, hadSessions };
  });
};
