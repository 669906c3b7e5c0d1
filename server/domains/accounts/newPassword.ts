import { eq } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import type { ServerClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Tx } from '../../platform/store/store.ts';
import { sendMessage, sentences } from '../inbox/index.ts';
import { forgetDevices } from './devices/devices.ts';
import { endSessionsOf } from './sessions.ts';

/** Who set the password, as the sessions that end by it say. */
export type SetBy = 'passwordReset' | 'passwordChanged' | 'operator';

/** What the player reads: whoever it was that set the password. */
const messageOf = (by: SetBy, hadTelegram: boolean): InboxPayload => ({
  title: sentences(({ password }) => password[by].title),
  desc: sentences(({ password, notYou }) => [
    password[by].text,
    ...(hadTelegram ? [password.unbound] : []),
    notYou,
  ]),
  way: 'setting',
});

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
