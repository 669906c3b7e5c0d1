import { and, eq } from 'drizzle-orm';
import { UID_CHANGE_DAYS } from '#contract/account.ts';
import { dayOf, dayStartAfter } from '#contract/day.ts';
import type { Language } from '#contract/languages.ts';
import { type Clock, dateOf } from '../clock.ts';
import { ApiError } from '../http/apiError.ts';
import { players } from '../store/schema/players.ts';
import { type Db, type Store, sqlState } from '../store/store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const UNIQUE_VIOLATION = '23505';

/** The first moment of the day on which a UID changed at `changedAt` may change again. */
const opensAt = (changedAt: Date): number => dayStartAfter(changedAt.getTime(), UID_CHANGE_DAYS);

/** A moment's day as DD/MM/YYYY. */
const asDay = (at: number): string => dayOf(at).split('-').reverse().join('/');

const existing = <Row>(row: Row | undefined): Row => {
  if (!row) throw new ApiError(401, 'msg.invalidAccount');
  return row;
};

/**
 * Gives the player another UID; everything else of theirs hangs on their id. The one they have
 * already changes nothing, so a request whose answer was lost may be sent again. Throws 409
 * `msg.unableToChangeUid` with the day it opens, 409 `msg.accountExists`: the unique index decides
 * who was first.
 */
export const changeUid = async (
  { store, clock }: { store: Store; clock: Clock },
  playerId: number,
  uid: string,
): Promise<void> => {
  const isPlayer = eq(players.id, playerId);
  try {
    await store.transaction(async (tx) => {
      const found = await tx.select().from(players).where(isPlayer).for('update');
      const player = existing(found[0]);
      if (player.uid === uid) return;
      const { uidChangedAt } = player;
      if (uidChangedAt && clock.now() < opensAt(uidChangedAt)) {
        const params = [asDay(opensAt(uidChangedAt))];
        throw new ApiError(409, 'msg.unableToChangeUid', { params, field: 'uid' });
      }
      const change = { uid, uidLower: uid.toLowerCase(), uidChangedAt: dateOf(clock) };
      await tx.update(players).set(change).where(isPlayer);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new ApiError(409, 'msg.accountExists', { field: 'uid' });
  }
};

/**
 * Gives the player another password. Throws 400 `msg.wrongPassword` unless `current` is theirs, 409
 * `msg.updateFailed` when the new one is the same, or another change was faster.
 */
export const changePassword = async (
  db: Db,
  playerId: number,
  { current, password }: { current: string; password: string },
): Promise<void> => {
  const [found] = await db
    .select({ hash: players.passwordHash })
    .from(players)
    .where(eq(players.id, playerId));
  const { hash } = existing(found);
  if (!(await verifyPassword(current, hash))) {
    throw new ApiError(400, 'msg.wrongPassword', { field: 'current' }, { kind: 'passwordFailed' });
  }
  if (password === current) throw new ApiError(409, 'msg.updateFailed', { field: 'password' });
  const changed = await db
    .update(players)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(players.id, playerId), eq(players.passwordHash, hash)))
    .returning({ id: players.id });
  if (changed.length === 0) throw new ApiError(409, 'msg.updateFailed');
};

/** Writes what a player may set as they like. */
export const changeProfile = async (
  db: Db,
  playerId: number,
  change: { fullName?: string; language?: Language; notify?: boolean },
): Promise<void> => {
  await db.update(players).set(change).where(eq(players.id, playerId));
};
