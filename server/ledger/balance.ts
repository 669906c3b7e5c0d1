import { sql } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import { type Db, rowsOf } from '../store/store.ts';

/**
 * What the refresh answer says of a player's coins: `balance` is available plus held, `pending` is
 * held, `redeemed` the total of successful redemptions, `expire` the next day on which coins expire
 * and how many. Coins whose day has passed count no more, also before the job has written so.
 */
export const coinBalance = async (db: Db, playerId: number, now: number): Promise<CoinBalance> => {
  const at = new Date(now).toISOString();
  const [row] = await rowsOf<Record<string, string | number | null>>(
    db,
    sql`
      select
        coalesce((select balance from accounts
          where player_id = ${playerId} and kind = 'available'), 0) as available,
        coalesce((select balance from accounts
          where player_id = ${playerId} and kind = 'held'), 0) as held,
        coalesce((select sum(coins) from redemptions
          where player_id = ${playerId} and status = 'success'), 0) as redeemed,
        coalesce((select sum(remaining) from lots where player_id = ${playerId}
          and remaining > 0 and expires_at < ${at}::timestamptz), 0) as lapsed,
        coming.amount as expiring,
        coming.at as expires
      from (select 1) as one left join (
        select sum(remaining) as amount, extract(epoch from expires_at) * 1000 as at
        from lots where player_id = ${playerId} and remaining > 0
          and expires_at >= ${at}::timestamptz
        group by expires_at order by expires_at limit 1
      ) as coming on true`,
  );
  if (!row) throw new Error('the balance query answered nothing');
  const held = Number(row.held);
  return {
    balance: Number(row.available) - Number(row.lapsed) + held,
    pending: held,
    redeemed: Number(row.redeemed),
    expire: {
      balance: Number(row.expiring ?? 0),
      date: row.expires === null ? null : new Date(Math.round(Number(row.expires))).toISOString(),
    },
  };
};
