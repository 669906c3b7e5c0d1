import { and, eq } from 'drizzle-orm';
import { availableCoins, REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/coins.ts';
import {
  REDEEM_TYP,
  type RedeemAnswer,
  type Redemption,
  type RedemptionReceipt,
} from '#contract/redemptions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordChange } from '../../platform/requests/change.ts';
import {
  answeredBefore,
  type Committed,
  idempotent,
  type RequestKey,
} from '../../platform/requests/idempotent.ts';
import { cutPage, PAGE_LIMIT, pageById } from '../../platform/store/page.ts';
import { players } from '../../platform/store/schema/players.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { demandPin } from '../accounts/index.ts';
import { coinBalance, hold, InsufficientCoins } from '../ledger/index.ts';

export type RedemptionRow = typeof redemptions.$inferSelect;

export const toRedemption = (row: RedemptionRow): Redemption => ({
  id: String(row.id),
  coins: row.coins,
  creditSen: row.creditSen,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});

/** Sen of credit for hundredths of coins; null for what is not a whole multiple of 50 coins. */
const creditSenOf = (coins: number): number | null =>
  Number.isSafeInteger(coins) && coins > 0 && coins % REDEEM_COINS === 0
    ? (coins / REDEEM_COINS) * REDEEM_CREDIT_SEN
    : null;

interface Wish {
  playerId: number;
  requestId: string;
  /** Hundredths, a whole multiple of 50 coins. */
  coins: number;
  /** Epoch milliseconds. */
  now: number;
}

const keyOf = ({ playerId, requestId, coins, now }: Wish): RequestKey => ({
  playerId,
  requestId,
  kind: 'redeem',
  typ: REDEEM_TYP,
  // Without the PIN: of six digits a hash keeps no secret.
  body: { coins },
  now,
});

/** Why there were too few: not even the least that can be redeemed, or only less than was wanted. */
const tooFew = async (db: Db, { playerId, now }: Wish): Promise<Refusal> => {
  const available = availableCoins(await coinBalance(db, playerId, now));
  const key = available < REDEEM_COINS ? 'msg.balanceNotEnough' : 'msg.insufficientBalance';
  return new Refusal(key, { typ: REDEEM_TYP });
};

/**
 * Opens a pending redemption and holds its coins, once per request id. Throws 400 `msg.invalidCoins`,
 * 409 `msg.balanceNotEnough`, `msg.insufficientBalance` and `msg.requestMismatch`; then nothing has
 * changed. Whether the player may is asked by `redeemByPin`.
 */
export const redeem = async (store: Store, wish: Wish): Promise<Committed<RedeemAnswer>> => {
  const { playerId, coins, now } = wish;
  const creditSen = creditSenOf(coins);
  if (creditSen === null) throw new Refusal('msg.invalidCoins', { typ: REDEEM_TYP });
  try {
    return await idempotent(store, keyOf(wish), async (tx) => {
      const holdId = await hold(tx, { playerId, type: 'REDEEM', amount: coins, now });
      const [row] = await tx
        .insert(redemptions)
        .values({ playerId, holdId, coins, creditSen, createdAt: new Date(now) })
        .returning();
      if (!row) throw new Error('a redemption was not written');
      const change = await recordChange(tx, playerId, 'redemption', now);
      return {
        answer: { redemption: toRedemption(row), coin: change.coin },
        changes: [change],
      };
    });
  } catch (error) {
    throw error instanceof InsufficientCoins ? await tooFew(store.db, wish) : error;
  }
};

/**
 * `redeem` for whoever knows the transaction PIN; throws what `demandPin` throws. A request that was
 * answered is answered again before the PIN is looked at: its player had it.
 */
export const redeemByPin = async (
  store: Store,
  wish: Wish,
  pin: string,
): Promise<Committed<RedeemAnswer>> => {
  const stored = await answeredBefore<RedeemAnswer>(store.db, keyOf(wish));
  if (stored !== null) return { answer: stored, changes: [], isRepeat: true };
  await demandPin(store, wish.playerId, pin);
  return redeem(store, wish);
};

/** The player's redemptions, newest first, 30 a page; `before` is the last page's `next`. */
export const listRedemptions = async (db: Db, playerId: number, before?: string | undefined) => {
  const { lines, order } = pageById(redemptions, playerId, before);
  const rows = await db
    .select()
    .from(redemptions)
    .where(lines)
    .orderBy(...order)
    .limit(PAGE_LIMIT);
  const { page, next } = cutPage(rows);
  return { redemptions: page.map(toRedemption), next };
};

/** One of the player's redemptions. Throws 404 `msg.noTransactionFound`, also for another's. */
export const findRedemption = async (
  db: Db,
  playerId: number,
  id: string,
): Promise<RedemptionReceipt> => {
  const isOwn = and(eq(redemptions.id, Number(id)), eq(redemptions.playerId, playerId));
  const [row] = /^[0-9]{1,15}$/.test(id)
    ? await db
        .select({ redemption: redemptions, uid: players.uid, fullName: players.fullName })
        .from(redemptions)
        .innerJoin(players, eq(players.id, redemptions.playerId))
        .where(isOwn)
    : [];
  if (!row) throw new Refusal('msg.noTransactionFound', { typ: REDEEM_TYP });
  return { ...toRedemption(row.redemption), uid: row.uid, fullName: row.fullName };
};
