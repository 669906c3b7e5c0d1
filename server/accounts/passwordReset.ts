import { eq } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import type { ResetRequest } from '#contract/passwordReset.ts';
import type { Clock } from '../clock.ts';
import { sendMessage } from '../inbox/send.ts';
import { hashOf } from '../limits/limits.ts';
import { players } from '../store/schema/players.ts';
import type { Db, Store } from '../store/store.ts';
import { demandOtp, otpExpired, useOtps } from './otps.ts';
import { hashPassword } from './passwords.ts';
import { findPlayer, type Player } from './players.ts';
import { endSessionsOf } from './sessions.ts';

/** What the player reads at the next login: whoever it was that set the password. */
const MESSAGE: InboxPayload = {
  title: {
    en: 'Your password was reset',
    zh: '您的密码已重设',
    ms: 'Kata laluan anda telah ditetapkan semula',
  },
  desc: {
    en: 'A new password was set with a code sent to your phone, and you were logged out everywhere. If it was not you, contact support at once.',
    zh: '有人用发送到您手机的验证码设置了新密码，所有设备均已登出。如果不是您本人操作，请立即联系客服。',
    ms: 'Kata laluan baharu telah ditetapkan dengan kod yang dihantar ke telefon anda, dan semua peranti telah dilog keluar. Jika bukan anda yang melakukannya, hubungi pasukan sokongan dengan segera.',
  },
};

interface Account {
  /** Whoever the password may be reset for; null: nobody has the UID, or not as a player. */
  owner: Player | null;
  /** Where codes are kept: the owner's phone, or what no phone is, so that both cost the same. */
  phone: string;
}

/** The account a UID stands for to one who is not logged in. */
export const accountOf = async (db: Db, uid: string): Promise<Account> => {
  const found = await findPlayer(db, uid);
  const owner = found?.role === 'player' ? found : null;
  return { owner, phone: owner?.phone ?? `nobody:${hashOf(uid.toLowerCase())}` };
};

/**
 * Sets the password by the code that was sent for it: all codes for one are used up, the sessions
 * and the binding to Telegram ended and the player told, all or nothing. The PIN stays. Throws 400 `msg.invalidOtp` with the tries
 * the code has left, and 400 `msg.otpExpired`; the same where nobody has the UID.
 */
export const resetPassword = async (
  { store, clock }: { store: Store; clock: Clock },
  { uid, otpId, otp: code, password }: ResetRequest,
): Promise<{ playerId: number; hadSessions: boolean }> => {
  const { owner, phone } = await accountOf(store.db, uid);
  const given = { otpId, phone, code, purpose: 'password' } as const;
  await demandOtp({ store, clock }, given, owner?.id);
  if (!owner) throw otpExpired('password');
  const passwordHash = await hashPassword(password);
  const playerId = owner.id;
  const hadSessions = await store.transaction(async (tx) => {
    if (!(await useOtps(tx, clock, given))) throw otpExpired('password', playerId);
    // Whoever had the account may have bound their own Telegram to it.
    await tx.update(players).set({ passwordHash, tgUserId: null }).where(eq(players.id, playerId));
    await sendMessage(tx, { playerId, payload: MESSAGE, now: clock.now() });
    return endSessionsOf(tx, clock, playerId, 'passwordReset');
  });
  return { playerId, hadSessions };
};
