import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { InboxPayload } from '#contract/inbox.ts';
import type { Localised } from '#contract/localised.ts';
import type { ChangePhoneRequest } from '#contract/phone.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { otps, players } from '../../platform/store/schema/players.ts';
import { sqlState, type Tx, UNIQUE_VIOLATION } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { forgetDevices } from './devices/devices.ts';
import { demandUnheld, holdPhone } from './heldPhones.ts';
import { demandOtp, spendOtp } from './otps.ts';
import { maskPhone, ownerOf } from './owner.ts';
import { endSessionsOf } from './sessions.ts';
import type { SteppedUp } from './stepUp.ts';

/** Who gave the account the number. */
type GivenBy = 'player' | 'operator';

const TITLE: Localised = {
  en: 'Your phone number was changed',
  zh: '您的手机号码已更改',
  ms: 'Nombor telefon anda telah ditukar',
};
const TEXTS: Record<GivenBy, Localised> = {
  player: {
    en: 'It was changed in the settings, with codes sent to both numbers, and every other device was logged out.',
    zh: '号码已在设置中凭发送到新旧号码的验证码更改，其他设备均已登出。',
    ms: 'Nombor ditukar di tetapan, dengan kod yang dihantar ke kedua-dua nombor, dan semua peranti lain telah dilog keluar.',
  },
  operator: {
    en: 'Our support changed it. Codes go to the new number from now on.',
    zh: '客服已为您更改号码，今后验证码将发送到新号码。',
    ms: 'Pasukan sokongan kami telah menukarnya. Mulai sekarang kod dihantar ke nombor baharu.',
  },
};
const NOW_IS: Localised = { en: 'It is now', zh: '新号码：', ms: 'Nombor sekarang ialah' };
const NOT_YOU: Localised = {
  en: 'If it was not you, contact support at once.',
  zh: '如果不是您本人操作，请立即联系客服。',
  ms: 'Jika bukan anda yang melakukannya, hubungi pasukan sokongan dengan segera.',
};

const messageOf = (by: GivenBy, phone: string): InboxPayload => {
  const shown = maskPhone(phone);
  const text = TEXTS[by];
  return {
    title: TITLE,
    desc: {
      en: `${text.en} ${NOW_IS.en} ${shown}. ${NOT_YOU.en}`,
      zh: `${text.zh}${NOW_IS.zh}${shown}。${NOT_YOU.zh}`,
      ms: `${text.ms} ${NOW_IS.ms} ${shown}. ${NOT_YOU.ms}`,
    },
    way: 'setting',
  };
};

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
