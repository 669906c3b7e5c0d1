import { eq, sql } from 'drizzle-orm';
import { endOfDayAfter } from '../ledger/expiry.ts';
import { players } from '../store/schema/players.ts';
import { type Db, rowsOf } from '../store/store.ts';
import type { Availability, Plan } from './plans.ts';

type SpinPlan = Extract<Plan<unknown, unknown, unknown>, { kind: 'spins' }>;

interface Spinner {
  playerId: number;
  game: string;
  tuning: unknown;
  opening: number;
  now: number;
}

/**
 * Spins the player may make now: one for each `depositSen` of all deposits, less those ever made, and
 * no more than `perDay` of a Malaysian day. When only the day is used up, `nextAt` is its end. `opening`
 * of them are about to be written.
 */
export const spinsLeft = async (
  db: Db,
  plan: SpinPlan,
  { playerId, game, tuning, opening, now }: Spinner,
): Promise<Availability> => {
  const today = new Date(endOfDayAfter(now, -1).getTime() + 1).toISOString();
  const [row] = await rowsOf<Record<'sen' | 'used' | 'today', string | number>>(
    db,
    sql`
      select
        (select coalesce(sum(sen), 0) from deposits where player_id = ${playerId}) as sen,
        count(*) as used,
        count(*) filter (where opened_at >= ${today}::timestamptz) as today
      from rounds where player_id = ${playerId} and game = ${game} and status <> 'voided'`,
  );
  if (!row) throw new Error('the spins were not counted');
  const earned =
    Math.floor(Number(row.sen) / plan.depositSen(tuning)) - (Number(row.used) + opening);
  const ofDay = plan.perDay(tuning) - (Number(row.today) + opening);
  const isDayUsed = earned > 0 && ofDay <= 0;
  return {
    remain: Math.max(0, Math.min(earned, ofDay)),
    nextAt: isDayUsed ? endOfDayAfter(now, 0).getTime() + 1 : null,
  };
};

/** Only accounts whose verification was accepted may spin (spec 4). */
export const isVerified = async (db: Db, playerId: number): Promise<boolean> => {
  const [player] = await db
    .select({ verifiedAt: players.verifiedAt })
    .from(players)
    .where(eq(players.id, playerId));
  return player?.verifiedAt != null;
};
