import { eq } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import type { Localised } from '#contract/localised.ts';
import type { ServerClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Tx } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { forgetDevices } from './devices/devices.ts';
import { endSessionsOf } from './sessions.ts';

/** Who set the password, as the sessions that end by it say. */
export type SetBy = 'passwordReset' | 'passwordChanged' | 'operator';

/** What the player reads: whoever it was that set the password. */
const TITLES: Record<SetBy, Localised> = {
  passwordReset: {
    en: 'Your password was reset',
    zh: '您的密码已重设',
    ms: 'Kata laluan anda telah ditetapkan semula',
  },
  passwordChanged: {
    en: 'Your password was changed',
    zh: '您的密码已更改',
    ms: 'Kata laluan anda telah ditukar',
  },
  operator: {
    en: 'Support gave your account a new password',
    zh: '客服已为您的账户设置新密码',
    ms: 'Pasukan sokongan telah memberikan kata laluan baharu kepada akaun anda',
  },
};
const TEXTS: Record<SetBy, Localised> = {
  passwordReset: {
    en: 'A new password was set with a code sent to your phone, and you were logged out everywhere.',
    zh: '有人用发送到您手机的验证码设置了新密码，所有设备均已登出。',
    ms: 'Kata laluan baharu telah ditetapkan dengan kod yang dihantar ke telefon anda, dan semua peranti telah dilog keluar.',
  },
  passwordChanged: {
    en: 'It was changed in the settings, and every other device was logged out.',
    zh: '密码已在设置中更改，其他设备均已登出。',
    ms: 'Kata laluan ditukar di tetapan, dan semua peranti lain telah dilog keluar.',
  },
  operator: {
    en: 'You were logged out everywhere. Please change the password in the settings.',
    zh: '所有设备均已登出。请在设置中更改密码。',
    ms: 'Semua peranti telah dilog keluar. Sila tukar kata laluan itu di tetapan.',
  },
};
const UNBOUND: Localised = {
  en: 'Telegram no longer opens your account: bind it again in the settings if you wish.',
  zh: 'Telegram 不再能登录您的账户，如有需要可在设置中重新绑定。',
  ms: 'Telegram tidak lagi boleh membuka akaun anda: pautkannya semula di tetapan jika anda mahu.',
};
const NOT_YOU: Localised = {
  en: 'If it was not you, contact support at once.',
  zh: '如果不是您本人操作，请立即联系客服。',
  ms: 'Jika bukan anda yang melakukannya, hubungi pasukan sokongan dengan segera.',
};

const messageOf = (by: SetBy, hadTelegram: boolean): InboxPayload => {
  const parts = [TEXTS[by], ...(hadTelegram ? [UNBOUND] : []), NOT_YOU];
  const joined = (language: keyof Localised, between: string) =>
    parts.map((part) => part[language]).join(between);
  return {
    title: TITLES[by],
    desc: { en: joined('en', ' '), zh: joined('zh', ''), ms: joined('ms', ' ') },
    way: 'setting',
  };
};

interface NewPassword {
  playerId: number;
  passwordHash: string;
  by: SetBy;
  /** The token's hash of the session that stays, and its device; none where not said. */
  kept?: string;
  keepsTelegram?: boolean;
}

/**
 * Sets a password and ends whatever else opens the account, since whoever had it may have made that:
 * sessions, devices that are known, and Telegram unless it is kept. Tells the player. Answers what was
 * ended.
 */
export const setPassword = async (
  tx: Tx,
  clock: ServerClock,
  { playerId, passwordHash, by, kept, keepsTelegram = false }: NewPassword,
): Promise<{ hadSessions: boolean; hadTelegram: boolean }> => {
  const isPlayer = eq(players.id, playerId);
  const [before] = await tx
    .select({ tgUserId: players.tgUserId })
    .from(players)
    .where(isPlayer)
    .for('no key update');
  const hadTelegram = !keepsTelegram && before?.tgUserId != null;
  await tx
    .update(players)
    .set({ passwordHash, ...(!keepsTelegram && { tgUserId: null }) })
    .where(isPlayer);
  await forgetDevices(tx, playerId, kept);
  const hadSessions = await endSessionsOf(tx, clock, playerId, by, kept);
  await sendMessage(tx, { playerId, payload: messageOf(by, hadTelegram), now: clock.now() });
  return { hadSessions, hadTelegram };
};

/** Tells the security log of a password that was set, and of what it ended. */
export const recordNewPassword = (
  { security }: Pick<Deps, 'security'>,
  event: { playerId: number; ip?: string; by: SetBy; hadSessions: boolean; hadTelegram: boolean },
): void => {
  const { by, hadSessions, hadTelegram, ...about } = event;
  if (by !== 'operator') security.record({ ...about, kind: by });
  if (hadSessions) security.record({ ...about, kind: 'forcedLogout', reason: by });
  if (hadTelegram) security.record({ ...about, kind: 'telegramUnbound' });
};
