import { and, eq, gte, sql } from 'drizzle-orm';
import { dayOf, dayStart, dayStartAfter } from '#contract/day.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import {
  FOR_GOOD,
  type MonthPlayed,
  type PauseDays,
  RAISE_HOURS,
  type ResponsibleGamingAnswer,
} from '#contract/responsibleGaming.ts';
import { PLAYED_MONTHS } from '#contract/terms.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type FunctionRow, sqlCall } from '../../platform/store/functions.ts';
import { measures, playedDays } from '../../platform/store/schema/players.ts';
import { type Db, rowsOf, type Store, snapshot, type Tx } from '../../platform/store/store.ts';
import { prolongHeld } from '../accounts/index.ts';
import { minutesHere } from '../activity/index.ts';

/** The family of these calls in an error's `typ`. */
export const RESPONSIBLE_GAMING_TYP: ErrorTyp = 'responsibleGaming';
const HOUR_MS = 3_600_000;

type Row = typeof measures.$inferSelect;

/** What holds now: a limit that waited until its day is the limit. */
const inForce = (row: Row | undefined, now: number) => {
  if (!row?.comingAt) return { limit: row?.dailyLimit ?? null, coming: null };
  if (row.comingAt.getTime() <= now) return { limit: row.comingLimit, coming: null };
  return { limit: row.dailyLimit, coming: { limit: row.comingLimit, at: row.comingAt } };
};

/** The last twelve months as 2026-11, oldest first. */
const monthsUpTo = (now: number): string[] => {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return Array.from({ length: PLAYED_MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - PLAYED_MONTHS + i)).toISOString().slice(0, 7),
  );
};

const played = async (db: Db, playerId: number, now: number): Promise<MonthPlayed[]> => {
  const months = monthsUpTo(now);
  const since = new Date(dayStart(`${months[0]}-01`));
  const days = await db
    .select()
    .from(playedDays)
    .where(and(eq(playedDays.playerId, playerId), gte(playedDays.day, since)));
  return months.map((month) => {
    const its = days.filter(({ day }) => dayOf(day.getTime()).startsWith(month));
    const total = (of: 'staked' | 'won') => its.reduce((sum, day) => sum + day[of], 0);
    return { month, staked: total('staked'), won: total('won') };
  });
};

/** What the player set, and how they played. Coins in hundredths. */
export const readResponsibleGaming = (
  store: Store,
  playerId: number,
  now: number,
): Promise<ResponsibleGamingAnswer> =>
  snapshot(store, async (tx) => {
    const [row] = await tx.select().from(measures).where(eq(measures.playerId, playerId));
    const since = new Date(dayStartAfter(now, 0));
    const [today] = await rowsOf<{ staked: string | number }>(
      tx,
      sql`select ${sqlCall('staked_since', { owner: playerId, since })} as staked`,
    );
    const { limit, coming } = inForce(row, now);
    const isPaused = row?.pausedUntil && row.pausedUntil.getTime() > now;
    return {
      dailyLimit: limit,
      coming: coming && { limit: coming.limit, at: coming.at.toISOString() },
      stakedToday: Number(today?.staked ?? 0),
      pausedUntil: isPaused ? (row?.pausedUntil?.toISOString() ?? null) : null,
      minutesHere: await minutesHere(tx, playerId, now),
      months: await played(tx, playerId, now),
    };
  });

/** Whether a pause or the day's limit refuses every stake now, the least there is. */
export const isPlayRefused = async (db: Db, playerId: number, now: number): Promise<boolean> => {
  const verdict = sqlCall('responsible_gaming_verdict', {
    owner: playerId,
    size: 1,
    moment: new Date(now),
  });
  const [row] = await rowsOf<FunctionRow<'responsible_gaming_verdict'>>(
    db,
    sql`select * from ${verdict}`,
  );
  return Boolean(row?.refusal);
};

/** The player's row, made when it is missing, and locked. */
const lockResponsibleGaming = async (tx: Tx, playerId: number): Promise<Row> => {
  await tx.insert(measures).values({ playerId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(measures)
    .where(eq(measures.playerId, playerId))
    .for('update');
  if (!row) throw new Error('a row was not written');
  return row;
};

/** A lower limit holds at once, a higher one or none after a day; the same one again stays. */
export const setLimit = (
  store: Store,
  change: { playerId: number; dailyLimit: number | null; now: number },
): Promise<void> =>
  store.transaction(async (tx) => {
    const { playerId, dailyLimit: wanted, now } = change;
    const { limit } = inForce(await lockResponsibleGaming(tx, playerId), now);
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
  pause: { playerId: number; days: PauseDays; now: number },
): Promise<void> =>
  store.transaction(async (tx) => {
    const { playerId, days, now } = pause;
    const row = await lockResponsibleGaming(tx, playerId);
    const pausedUntil = new Date(days === null ? FOR_GOOD : now + days * 24 * HOUR_MS);
    if (row.pausedUntil && row.pausedUntil > pausedUntil)
      throw new Refusal('msg.updateFailed', { typ: RESPONSIBLE_GAMING_TYP });
    await tx.update(measures).set({ pausedUntil }).where(eq(measures.playerId, playerId));
    await prolongHeld(tx, playerId, pausedUntil);
  });
