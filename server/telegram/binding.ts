import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { InboxPayload } from '#contract/inbox.ts';
import type { Player } from '../accounts/players.ts';
import type { SteppedUp } from '../accounts/stepUp.ts';
import { sendMessage } from '../inbox/send.ts';
import { type Change, recordChange } from '../ledger/change.ts';
import { players } from '../store/schema/players.ts';
import { type Db, type Store, sqlState, type Tx } from '../store/store.ts';
import { refusedProof } from './proofs.ts';

const UNIQUE_VIOLATION = '23505';

/** What the player reads, whoever it was that bound it: it opens the account without their password. */
const MESSAGE: InboxPayload = {
  title: {
    en: 'Your account was bound to Telegram',
    zh: '您的账户已绑定 Telegram',
    ms: 'Akaun anda telah dipautkan dengan Telegram',
  },
  desc: {
    en: 'From now on that Telegram account opens yours without a password. If it was not you, unbind it in the settings and set a new password.',
    zh: '从现在起，该 Telegram 账户无需密码即可登录您的账户。如果不是您本人操作，请在设置中解除绑定并设置新密码。',
    ms: 'Mulai sekarang, akaun Telegram itu boleh membuka akaun anda tanpa kata laluan. Jika bukan anda yang melakukannya, putuskan pautannya di tetapan dan tetapkan kata laluan baharu.',
  },
  way: 'setting',
};

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
      await sendMessage(tx, { playerId, payload: MESSAGE, now });
      return recordChange(tx, playerId, 'inbox', now);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw refusedProof(409, 'msg.telegramBoundElsewhere', 'boundElsewhere');
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
  throw refusedProof(409, 'msg.telegramNotBound', 'notBound', { registerToken: registerToken() });
};

/** Throws 409 `msg.telegramNotBound` unless it still is; until the transaction's end it then is. */
export const demandStillBound = async (tx: Tx, { id, tgUserId }: Player): Promise<void> => {
  const same = and(eq(players.id, id), eq(players.tgUserId, tgUserId ?? 0));
  const [kept] = await tx.select({ id: players.id }).from(players).where(same).for('share');
  if (!kept) throw refusedProof(409, 'msg.telegramNotBound', 'notBound');
};
