import { and, gte, lt, sql } from 'drizzle-orm';
import { dayEnd, dayOf, dayStartAfter } from '#contract/day.ts';
import { lots } from '../../platform/store/schema/ledger.ts';
import { players } from '../../platform/store/schema/players.ts';
import { pushMessages, pushSubscriptions } from '../../platform/store/schema/push.ts';
import type { Db } from '../../platform/store/store.ts';
import { queuePush } from './queue.ts';

/** Days before coins expire on which their player is told, once for each day they expire on. */
const TOLD_DAYS = 3;

/**
 * Queues what tells of coins that expire today or on one of the next days, for players with a device
 * that were not told. Their last day is the same for all coins that came on one day.
 */
export const queueExpiringCoins = async (db: Db, now: number): Promise<void> => {
  const isReached = sql`exists (
    select from ${pushSubscriptions} s join ${players} p on p.id = s.player_id
    where s.player_id = ${lots.playerId} and p.notify)`;
  for (let ahead = 0; ahead <= TOLD_DAYS; ahead += 1) {
    // What expired earlier today is told no more.
    const from = Math.max(now, dayStartAfter(now, ahead));
    const day = dayOf(from);
    const isTold = sql`exists (
      select from ${pushMessages} m
      where m.player_id = ${lots.playerId} and m.kind = 'coins' and m.ref = ${day})`;
    const due = await db
      .selectDistinct({ playerId: lots.playerId })
      .from(lots)
      .where(
        and(
          lots.isOpen,
          gte(lots.expiresAt, new Date(from)),
          lt(lots.expiresAt, new Date(dayEnd(day))),
          isReached,
          sql`not ${isTold}`,
        ),
      );
    for (const { playerId } of due) await queuePush(db, { playerId, kind: 'coins', ref: day, now });
  }
};
