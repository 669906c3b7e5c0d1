import { type SQL, sql } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { type Db, rowsOf } from '../../platform/store/store.ts';

/** A player's coins as a column of any statement: what `coinBalance` answers. */
export const coinsOf = (playerId: number, now: number): SQL<CoinBalance> =>
  sql<CoinBalance>`${sqlCall('coin_balance', { owner: playerId, moment: new Date(now) })}`;

/**
 * What the refresh answer says of a player's coins: `balance` is available plus held, `pending` is
 * held, `redeemed` the total of successful redemptions, `expire` the next day on which coins expire
 * and how many. Coins whose day has passed count no more, also before the job has written so.
 */
export const coinBalance = async (db: Db, playerId: number, now: number): Promise<CoinBalance> => {
  const [row] = await rowsOf<{ coin: CoinBalance }>(
    db,
    sql`select ${coinsOf(playerId, now)} as coin`,
  );
  if (!row) throw new Error('the balance query answered nothing');
  return row.coin;
};
