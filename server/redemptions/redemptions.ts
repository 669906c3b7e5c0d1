import { and, desc, eq, lt } from 'drizzle-orm';
import { REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/coins.ts';
import type { RedeemAnswer, Redemption } from '#contract/redemptions.ts';
import { ApiError } from '../http/apiError.ts';
import { recordChange } from '../ledger/change.ts';
import { hold, InsufficientCoins } from '../ledger/ledger.ts';
import { type Done, once } from '../ledger/once.ts';
import { redemptions } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';

/** The family of these calls in an error's `typ`. */
export const REDEEM_TYP = 'redeem';
const PAGE = 30;

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

/**
 * Opens a pending redemption and holds its coins, once per request id. Throws 400 `msg.invalidCoins`,
 * 409 `msg.insufficientBalance` and 409 `msg.requestMismatch`; then nothing has changed.
 */
export const redeem = async (
  store: Store,
  request: { playerId: number; requestId: string; coins: number; now: number },
): Promise<Done<RedeemAnswer>> => {
  const { playerId, requestId, coins, now } = request;
  const creditSen = creditSenOf(coins);
  if (creditSen === null) throw new ApiError(400, 'msg.invalidCoins', { typ: REDEEM_TYP });
  const key = { playerId, requestId, kind: 'redeem', typ: REDEEM_TYP, body: { coins }, now };
  try {
    return await once(store, key, async (tx) => {
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
    if (error instanceof InsufficientCoins)
      throw new ApiError(409, 'msg.insufficientBalance', { typ: REDEEM_TYP });
    throw error;
  }
};

/** The player's redemptions, newest first, 30 a page; `before` is the last page's `next`. */
export const listRedemptions = async (db: Db, playerId: number, before?: string | undefined) => {
  const rows = await db
    .select()
    .from(redemptions)
    .where(
      and(
        eq(redemptions.playerId, playerId),
        before === undefined ? undefined : lt(redemptions.id, Number(before)),
      ),
    )
    .orderBy(desc(redemptions.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    redemptions: page.map(toRedemption),
    next: rows.length > PAGE && last ? String(last.id) : null,
  };
};
