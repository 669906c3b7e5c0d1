import { and, eq } from 'drizzle-orm';
import type { Player } from '../accounts/players.ts';
import { players } from '../store/schema/players.ts';
import { type Db, sqlState, type Tx } from '../store/store.ts';
import { refusedProof } from './proofs.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Binds a player's account to a Telegram account, in place of one before. Throws 409
 * `msg.telegramBoundElsewhere` where another player has it: the unique index decides who was first.
 */
export const bind = async (db: Db, playerId: number, tgUserId: number): Promise<void> => {
  try {
    await db.update(players).set({ tgUserId }).where(eq(players.id, playerId));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw refusedProof(409, 'msg.telegramBoundElsewhere', 'boundElsewhere');
  }
};

/** False: none was bound. */
export const unbind = async (db: Db, playerId: number): Promise<boolean> => {
  const [before] = await db
    .select({ tgUserId: players.tgUserId })
    .from(players)
    .where(eq(players.id, playerId));
  await db.update(players).set({ tgUserId: null }).where(eq(players.id, playerId));
  return (before?.tgUserId ?? null) !== null;
};

/** Throws 409 `msg.telegramNotBound` where no player's account is bound to it, with a token to register by. */
export const playerBoundTo = async (
  db: Db,
  tgUserId: number,
  registerToken: () => string,
): Promise<Player> => {
  const [player] = await db.select().from(players).where(eq(players.tgUserId, tgUserId));
  if (player) return player;
  throw refusedProof(409, 'msg.telegramNotBound', 'notBound', { registerToken: registerToken() });
};

/** Throws 409 `msg.telegramNotBound` unless it still is; until the transaction's end it then is. */
export const demandStillBound = async (tx: Tx, { id, tgUserId }: Player): Promise<void> => {
  const same = and(eq(players.id, id), eq(players.tgUserId, tgUserId ?? 0));
  const [kept] = await tx.select({ id: players.id }).from(players).where(same).for('share');
  if (!kept) throw refusedProof(409, 'msg.telegramNotBound', 'notBound');
};
