import { eq, sql } from 'drizzle-orm';
import {
  type MeasureAnswer,
  type MonthPlayed,
  type PAUSE_DAYS,
  RAISE_HOURS,
} from '#contract/measure.ts';
import { ApiError } from '../http/apiError.ts';
import { measures } from '../store/schema/players.ts';
import { type Db, rowsOf, type Store, snapshot, type Tx } from '../store/store.ts';

/** The family of these calls in an error's `typ`. */
export const MEASURE_TYP = 'measure';
const HOUR_MS = 3_600_000;
const MONTHS = 12;

type Row = typeof measures.$inferSelect;

/** What holds now: a limit that waited until its day is the limit. */
const inForce = (row: Row | undefined, now: number) => {
  if (!row?.comingAt) return { limit: row?.dailyLimit ?? null, coming: null };
  if (row.comingAt.getTime() <= now) return { limit: row.comingLimit, coming: null };
  return { limit: row.dailyLimit, coming: { limit: row.comingLimit, at: row.comingAt } };
};

/** The last twelve months as 2026-11, oldest first. */
const monthsUpTo = (now: number): string[] => {
  const here = new Date(now + 8 * HOUR_MS);
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - (MONTHS - 1 - i)))
      .toISOString()
      .slice(0, 7),
  );
};

const played = async (db: Db, playerId: number, now: number): Promise<MonthPlayed[]> => {
  const months = monthsUpTo(now);
  const since = new Date(Date.parse(`${months[0]}-01T00:00:00+08:00`)).toISOString();
  const rows = await rowsOf<{ month: string; staked: string | number; won: string | number }>(
    db,
    sql`select to_char(p.day at time zone 'UTC' + interval '8 hours', 'YYYY-MM') as month,
        sum(p.staked) as staked, sum(p.won) as won
      from played_days p
      where p.player_id = ${playerId} and p.day >= ${since}::timestamptz
      group by 1`,
  );
  const of = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => ({
    month,
    staked: Number(of.get(month)?.staked ?? 0),
    won: Number(of.get(month)?.won ?? 0),
  }));
};

/** What the player set, and how they played. Coins in hundredths. */
export const readMeasure = (store: Store, playerId: number, now: number): Promise<MeasureAnswer> =>
  snapshot(store, async (tx) => {
    const at = new Date(now).toISOString();
    const [row] = await tx.select().from(measures).where(eq(measures.playerId, playerId));
    const [today] = await rowsOf<{ staked: string | number }>(
      tx,
      sql`select staked_since(${playerId}::bigint, club_day(${at}::timestamptz)) as staked`,
    );
    const { limit, coming } = inForce(row, now);
    const isPaused = row?.pausedUntil && row.pausedUntil.getTime() > now;
    return {
      dailyLimit: limit,
      coming: coming && { limit: coming.limit, at: coming.at.toISOString() },
      stakedToday: Number(today?.staked ?? 0),
      pausedUntil: isPaused ? (row?.pausedUntil?.toISOString() ?? null) : null,
      months: await played(tx, playerId, now),
    };
  });

/** The player's row, made when it is missing, and locked. */
const lockMeasure = async (tx: Tx, playerId: number): Promise<Row> => {
  await tx.insert(measures).values({ playerId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(measures)
    .where(eq(measures.playerId, playerId))
    .for('update');
  if (!row) throw new Error('a measure was not written');
  return row;
};

/** A lower limit holds at once, a higher one or none after a day; the same one again stays. */
export const setLimit = (
  store: Store,
  change: { playerId: number; dailyLimit: number | null; now: number },
): Promise<void> =>
  store.transaction(async (tx) => {
    const { playerId, dailyLimit: wanted, now } = change;
    const { limit } = inForce(await lockMeasure(tx, playerId), now);
    const isHigher = limit !== null && (wanted === null || wanted > limit);
    await tx
      .update(measures)
      .set(
        isHigher
          ? {
              dailyLimit: limit,
              comingLimit: wanted,
              comingAt: new Date(now + RAISE_HOURS * HOUR_MS),
            }
          : { dailyLimit: wanted, comingLimit: null, comingAt: null },
      )
      .where(eq(measures.playerId, playerId));
  });

/** Pauses play. Throws 409 `msg.updateFailed` where a pause that runs would end sooner by it. */
export const pausePlay = (
  store: Store,
  pause: { playerId: number; days: (typeof PAUSE_DAYS)[number]; now: number },
): Promise<void> =>
  store.transaction(async (tx) => {
    const { playerId, days, now } = pause;
    const row = await lockMeasure(tx, playerId);
    const pausedUntil = new Date(now + days * 24 * HOUR_MS);
    if (row.pausedUntil && row.pausedUntil > pausedUntil)
      throw new ApiError(409, 'msg.updateFailed', { typ: MEASURE_TYP });
    await tx.update(measures).set({ pausedUntil }).where(eq(measures.playerId, playerId));
  });
