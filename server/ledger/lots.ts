import { and, eq, gt, lte, sql, sum } from 'drizzle-orm';
import { lotHolds, lots } from '../store/schema.ts';
import { rowsOf, type Tx } from '../store/store.ts';
import { endOfDayAfter, RETURNED_DAYS } from './expiry.ts';

// All of these need the player's accounts locked; a trigger compares lots and balance at commit.

/** Adds coins that came together and expire together. */
export const addLot = async (
  tx: Tx,
  lot: { playerId: number; postingId: number; amount: number; expiresAt: Date },
): Promise<void> => {
  await tx.insert(lots).values({ ...lot, remaining: lot.amount });
};

/**
 * Takes `amount` from the player's lots, the soonest to expire first, and notes them for the hold;
 * null: they are spent for good.
 */
export const takeLots = async (
  tx: Tx,
  playerId: number,
  amount: number,
  holdId: number | null,
): Promise<void> => {
  await tx.execute(sql`
    with queue as (
      select id, remaining,
        sum(remaining) over (order by expires_at, id) - remaining as before
      from lots where player_id = ${playerId} and remaining > 0
    ), taken as (
      update lots
      set remaining = lots.remaining - least(queue.remaining, ${amount}::bigint - queue.before)
      from queue where lots.id = queue.id and queue.before < ${amount}::bigint
      returning lots.id, least(queue.remaining, ${amount}::bigint - queue.before) as part
    )
    insert into ${lotHolds} (hold_id, lot_id, amount)
    select ${holdId}::bigint, id, part from taken where ${holdId}::bigint is not null`);
};

/**
 * Gives a hold's coins back to the lots they came from, with their dates. What has meanwhile passed
 * its day comes back as a new lot of the void's posting that lives on for a few days.
 */
export const returnLots = async (
  tx: Tx,
  hold: { id: number; playerId: number; postingId: number; now: number },
): Promise<void> => {
  const at = new Date(hold.now).toISOString();
  await tx.execute(sql`
    update lots set remaining = lots.remaining + part.amount
    from ${lotHolds} part
    where part.hold_id = ${hold.id} and lots.id = part.lot_id
      and lots.expires_at >= ${at}::timestamptz`);
  const [lapsed] = await rowsOf<{ amount: string | number }>(
    tx,
    sql`
      select coalesce(sum(part.amount), 0) as amount
      from ${lotHolds} part join lots on lots.id = part.lot_id
      where part.hold_id = ${hold.id} and lots.expires_at < ${at}::timestamptz`,
  );
  const amount = Number(lapsed?.amount ?? 0);
  if (amount === 0) return;
  const expiresAt = endOfDayAfter(hold.now, RETURNED_DAYS);
  await addLot(tx, { playerId: hold.playerId, postingId: hold.postingId, amount, expiresAt });
};

/** Empties the player's lots whose day has passed; answers how many hundredths they held. */
export const emptyLapsedLots = async (tx: Tx, playerId: number, now: number): Promise<number> => {
  const isLapsed = and(
    eq(lots.playerId, playerId),
    gt(lots.remaining, 0),
    lte(lots.expiresAt, new Date(now - 1)),
  );
  const [lapsed] = await tx
    .select({ amount: sum(lots.remaining) })
    .from(lots)
    .where(isLapsed);
  const amount = Number(lapsed?.amount ?? 0);
  if (amount > 0) await tx.update(lots).set({ remaining: 0 }).where(isLapsed);
  return amount;
};
