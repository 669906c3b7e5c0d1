import { hash } from 'node:crypto';
import type { ResetRequest } from '#contract/passwordReset.ts';
import type { Deps } from '../../platform/deps.ts';
import { findPlayer, type Player } from '../../platform/identity/players.ts';
import type { Db } from '../../platform/store/store.ts';
import type { Caller } from '../sightings/index.ts';
import { noteDevice } from './devices/devices.ts';
import { setPassword } from './newPassword.ts';
import { demandOtp, otpExpired, useOtps } from './otps.ts';
import { hashPassword } from './passwords.ts';

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
  return { owner, phone: owner?.phone ?? `nobody:${hash('sha256', uid.toLowerCase())}` };
};

/**
 * Sets the password by the code that was sent for it: all codes for one are used up, whatever else opens
 * the account ended and the player told, all or nothing. The account knows the device from then on. The
 * PIN stays. Throws 400 `msg.invalidOtp` with the tries
 * the code has left, and 400 `msg.otpExpired`; the same where nobody has the UID.
 */
export const resetPassword = async (
  { store, clock, cipher }: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  { uid, otpId, otp: code, password }: ResetRequest,
  caller: Caller,
): Promise<{ playerId: number; hadSessions: boolean; hadTelegram: boolean }> => {
  const { owner, phone } = await accountOf(store.db, uid);
  const given = { otpId, phone, code, purpose: 'password' } as const;
  await demandOtp({ store, clock, cipher }, given, owner?.id);
  if (!owner) throw otpExpired('password');
  const passwordHash = await hashPassword(password);
  const playerId = owner.id;
  const had = await store.transaction(async (tx) => {
    if (!(await useOtps(tx, clock, given))) throw otpExpired('password', playerId);
    const ended = await setPassword(tx, clock, { playerId, passwordHash, by: 'passwordReset' });
    // Whoever was kept out by another's tries is not kept out of the login that follows.
    await noteDevice(tx, { playerId, caller }, clock.now());
    return ended;
  });
  return { playerId, ...had };
};
