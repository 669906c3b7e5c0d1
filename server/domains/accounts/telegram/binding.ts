import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Player } from '../../../platform/identity/players.ts';
import { type Change, recordChange } from '../../../platform/requests/change.ts';
import { players } from '../../../platform/store/schema/players.ts';
import {
  type Db,
  type Store,
  sqlState,
  type Tx,
  UNIQUE_VIOLATION,
} from '../../../platform/store/store.ts';
import type { SteppedUp } from '../stepUp.ts';
import { tellBound } from './boundMessage.ts';
import { refusedProof } from './proofs.ts';

/**
 * Binds a player's account to a Telegram account, in place of one before, and tells the player; null: it was
 * bound to that one. Throws 409 `msg.stepUpNeeded`, 409 `msg.telegramBoundElsewhere` where another player has it: the unique index
 * decides who was first.
 */
export const bind = async (
  store: Store,
  { playerId, prove }: SteppedUp,
  { tgUserId, now }: { tgUserId: number; now: number },
): Promise<Change | null> => {
  const another = sql`${players.tgUserId} is distinct from ${tgUserId}`;
  try {
    return await store.transaction(async (tx) => {
      const [bound] = await tx
        .update(players)
        .set({ tgUserId })
        .where(and(eq(players.id, playerId), another))
        .returning({ id: players.id });
      if (!bound) return null;
      await prove(tx);
      await tellBound(tx, playerId, now);
      return recordChange(tx, playerId, 'inbox', now);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw refusedProof('msg.telegramBoundElsewhere', 'boundElsewhere');
  }
};

/** False: none was bound. Throws 409 `msg.stepUpNeeded` where one is. */
export const unbind = (store: Store, { playerId, prove }: SteppedUp): Promise<boolean> =>
  store.transaction(async (tx) => {
    const unbound = await tx
      .update(players)
      .set({ tgUserId: null })
      .where(and(eq(players.id, playerId), isNotNull(players.tgUserId)))
      .returning({ id: players.id });
    if (unbound.length === 0) return false;
    await prove(tx);
    return true;
  });

/** Throws 409 `msg.telegramNotBound` where no player's account is bound to it, with a token to register by. */
export const playerBoundTo = async (
  db: Db,
  tgUserId: number,
  registerToken: () => string,
): Promise<Player> => {
  const [player] = await db.select().from(players).where(eq(players.tgUserId, tgUserId));
  if (player) return player;
  throw refusedProof('msg.telegramNotBound', 'notBound', { registerToken: registerToken() });
};

/** Throws 409 `msg.telegramNotBound` unless it still is. */
export const demandStillBound = async (tx: Tx, { id, tgUserId }: Player): Promise<void> => {
  const same = and(eq(players.id, id), eq(players.tgUserId, tgUserId ?? 0));
  const [kept] = await tx.select({ id: players.id }).from(players).where(same);
  if (!kept) throw refusedProof('msg.telegramNotBound', 'notBound');
};
