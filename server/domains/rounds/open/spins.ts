import { sql } from 'drizzle-orm';
import { dayStartAfter } from '#contract/day.ts';
import type { Plan } from '#engine/core/rules/plan.ts';
import { sqlCall } from '../../../platform/store/functions.ts';
import { type Db, rowsOf } from '../../../platform/store/store.ts';

/** When and how often a player may play on. */
export interface Availability {
  /** When the next round may be opened, epoch milliseconds; null: now, or once the open one is over. */
  nextAt: number | null;
  /** Chances left in the current window; null in a game with a bet. */
  remain: number | null;
}

type SpinPlan = Extract<Plan<unknown, unknown, unknown>, { kind: 'spins' }>;

/** What decides about a player's spins: `spins_of` in store/functions/rounds.sql. */
export interface Spins {
  /** Of all deposits. */
  sen: number;
  /** Made ever, and this Malaysian day. */
  used: number;
  today: number;
  /** Only accounts whose verification was accepted may spin (spec 4). */
  isVerified: boolean;
}

/** A player's spins of a game whose plan is spins. */
export const readSpins = async (
  db: Db,
  { playerId, game, now }: { playerId: number; game: string; now: number },
): Promise<Spins> => {
  const spins = sqlCall('spins_of', { owner: playerId, of_game: game, moment: new Date(now) });
  const [row] = await rowsOf<{ spins: Spins }>(db, sql`select ${spins} as spins`);
  if (!row) throw new Error('the spins were not counted');
  return row.spins;
};

/**
 * Spins the player may make now: one for each `depositSen` of all deposits, less those ever made, and
 * no more than `perDay` of a Malaysian day. When only the day is used up, `nextAt` is its end. `opening`
 * of them are about to be written.
 */
export const spinsLeft = (
  plan: SpinPlan,
  { sen, used, today }: Spins,
  { tuning, opening, now }: { tuning: unknown; opening: number; now: number },
): Availability => {
  const earned = Math.floor(sen / plan.depositSen(tuning)) - (used + opening);
  const ofDay = plan.perDay(tuning) - (today + opening);
  const isDayUsed = earned > 0 && ofDay <= 0;
  return {
    remain: Math.max(0, Math.min(earned, ofDay)),
    nextAt: isDayUsed ? dayStartAfter(now, 1) : null,
  };
};
