import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type ChangePasswordRequest, UID_CHANGE_DAYS } from '#contract/account.ts';
import { dayOf, dayStartAfter } from '#contract/day.ts';
import type { Language } from '#contract/languages.ts';
import { dateOf, type ServerClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Session } from '../../platform/identity/sessions.ts';
import { Refusal, SessionRefusal } from '../../platform/refusal.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { players } from '../../platform/store/schema/players.ts';
import { type Db, type Store, sqlState, UNIQUE_VIOLATION } from '../../platform/store/store.ts';
import { demandNotClosed } from './closedAccounts.ts';
import { renameElsewhere } from './namedElsewhere.ts';
import { setPassword } from './newPassword.ts';
import { ownerOf } from './owner.ts';
import { demandPassword, hashPassword } from './passwords.ts';
import type { SteppedUp } from './stepUp.ts';

/** The first moment of the day on which a UID changed at `changedAt` may change again. */
const opensAt = (changedAt: Date): number => dayStartAfter(changedAt.getTime(), UID_CHANGE_DAYS);

/** A moment's day as DD/MM/YYYY. */
const asDay = (at: number): string => dayOf(at).split('-').reverse().join('/');

const existing = <Row>(row: Row | undefined): Row => {
  if (!row) throw new SessionRefusal('msg.invalidAccount');
  return row;
};

/**
 * Gives the player another UID, also where it stands as text; everything else of theirs hangs on their id. False: they have it
 * already, and nothing changes, so a request whose answer was lost may be sent again. Throws 409
 * `msg.stepUpNeeded`, 409 `msg.unableToChangeUid` with the day it opens, 409 `msg.accountExists`: the unique index decides
 * who was first.
 */
export const changeUid = async (
  { store, clock, cipher }: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  { playerId, prove }: SteppedUp,
  uid: string,
): Promise<boolean> => {
  const isPlayer = eq(players.id, playerId);
  try {
    return await store.transaction(async (tx) => {
      const found = await tx.select().from(players).where(isPlayer).for('update');
      const player = existing(found[0]);
      if (player.uid === uid) return false;
      await prove(tx);
      const { uidChangedAt } = player;
      if (uidChangedAt && clock.now() < opensAt(uidChangedAt)) {
        const params = [asDay(opensAt(uidChangedAt))];
        throw new Refusal('msg.unableToChangeUid', { params, field: 'uid' });
      }
      const change = { uid, uidLower: uid.toLowerCase(), uidChangedAt: dateOf(clock) };
      await tx.update(players).set(change).where(isPlayer);
      await demandNotClosed(tx, cipher, uid);
      await renameElsewhere(tx, player.uid, uid);
      return true;
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal('msg.accountExists', { field: 'uid' });
  }
};

/**
 * Gives the player another password; of what opens the account else only this session and its device
 * stay, and Telegram where that is wished. Throws 400 `msg.wrongPassword` unless `current` is theirs, 409
 * `msg.updateFailed` when the new one is the same, or another change was faster.
 */
export const changePassword = async (
  { store, clock }: { store: Store; clock: ServerClock },
  { playerId, tokenHash }: Session,
  { current, password, keepsTelegram = false }: z.infer<typeof ChangePasswordRequest>,
): Promise<Awaited<ReturnType<typeof setPassword>> & { change: Change }> => {
  const { passwordHash: before } = await ownerOf(store.db, playerId);
  await demandPassword(current, before, 'current');
  if (password === current) throw new Refusal('msg.updateFailed', { field: 'password' });
  const passwordHash = await hashPassword(password);
  return store.transaction(async (tx) => {
    const same = and(eq(players.id, playerId), eq(players.passwordHash, before));
    const [kept] = await tx.select({ id: players.id }).from(players).where(same).for('update');
    if (!kept) throw new Refusal('msg.updateFailed');
    const by = 'passwordChanged';
    const ended = await setPassword(tx, clock, {
      playerId,
      passwordHash,
      by,
      keepsTelegram,
      kept: tokenHash,
    });
    return { ...ended, change: await recordChange(tx, playerId, 'inbox', clock.now()) };
  });
};

/** Writes the name support knows the player by. Throws 409 `msg.stepUpNeeded`. */
export const changeName = (
  store: Store,
  { playerId, prove }: SteppedUp,
  fullName: string,
): Promise<void> =>
  store.transaction(async (tx) => {
    await prove(tx);
    await tx.update(players).set({ fullName }).where(eq(players.id, playerId));
  });

/** Writes what a player may set as they like. */
export const changeProfile = async (
  db: Db,
  playerId: number,
  change: { language?: Language; notify?: boolean },
): Promise<void> => {
  await db.update(players).set(change).where(eq(players.id, playerId));
};
