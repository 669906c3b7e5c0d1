import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, dayStart } from '#contract/day.ts';
import { isGameKey } from '#contract/facts.ts';
import type { Best, Found, Goal, ProgressAnswer } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { progress, progressBests, progressRewards } from '../../platform/store/schema/progress.ts';
import type { Db } from '../../platform/store/store.ts';
import { isPlayRefused } from '../responsibleGaming/index.ts';
import { findsOf } from './finds.ts';
import { goalsOf, nextWeek, weekOf } from './goals.ts';
import { bestPlayed, daysPlayed, gamesOpen } from './played.ts';
import { type Counted, countDays, dayAfter, streakOf } from './streak.ts';

/** Days before now of which a player who has no row yet is counted. */
const FIRST_DAYS = 31;
/** A round may be settled so many days after it was opened, and be the best then. */
const SETTLED_DAYS = 31;

export type ProgressRow = typeof progress.$inferSelect;
type Reward = Pick<typeof progressRewards.$inferInsert, 'kind' | 'day' | 'coins'>;
type BestRow = Omit<typeof progressBests.$inferSelect, 'playerId'>;

/** The player's row as it is before anything was written. */
export const firstRow = (playerId: number, now: number): ProgressRow => ({
  playerId,
  isOn: true,
  through: dayAfter(dayOf(now), -FIRST_DAYS),
  days: 0,
  best: 0,
  passMonth: null,
  countedAt: new Date(0),
});

const readRow = async (db: Db, playerId: number, now: number): Promise<ProgressRow> => {
  const [row] = await db.select().from(progress).where(eq(progress.playerId, playerId));
  return row ?? firstRow(playerId, now);
};

const bestsOf = async (
  db: Db,
  { playerId, through }: ProgressRow,
  today: string,
): Promise<BestRow[]> => {
  const kept = await db.select().from(progressBests).where(eq(progressBests.playerId, playerId));
  const from = dayAfter(through, -SETTLED_DAYS);
  const fresh = await bestPlayed(db, { playerId, from, to: dayAfter(today) });
  const best = new Map<string, BestRow>(kept.map((each) => [each.game, each]));
  for (const each of fresh) {
    const before = best.get(each.game);
    if (!before || each.won > before.won) best.set(each.game, each);
  }
  return [...best.values()];
};

/** All there is to tell, and to pay, of a player at a moment; what `row` has counted is not read again. */
export interface ProgressNow {
  counted: Counted;
  bests: BestRow[];
  finds: Found[];
  goals: Goal[];
  /** The week the goals are of. */
  week: string;
  due: Reward[];
}

const rewardOf = ({ kind }: Pick<Goal, 'kind'>, week: string): Reward => ({
  kind,
  day: week,
  coins: PROGRESS.goalCoins,
});

/** The goals of this week and the last, each with whether it is paid; a reached one may be paid a week later. */
const weeksOf = async (db: Db, playerId: number, today: string) => {
  const week = weekOf(today);
  const weeks = [dayAfter(week, -7), week];
  const paid = await db
    .select({ kind: progressRewards.kind, day: progressRewards.day })
    .from(progressRewards)
    .where(and(eq(progressRewards.playerId, playerId), inArray(progressRewards.day, weeks)));
  const isPaid = (kind: Goal['kind'], of: string) =>
    paid.some((each) => each.kind === kind && each.day === of);
  const goals = new Map<string, Goal[]>();
  for (const of of weeks) {
    const its = await goalsOf(db, playerId, of);
    goals.set(
      of,
      its.map((goal) => ({ ...goal, isPaid: isPaid(goal.kind, of) })),
    );
  }
  return { week, goals };
};

export const progressAt = async (db: Db, row: ProgressRow, now: number): Promise<ProgressNow> => {
  const { playerId } = row;
  const today = dayOf(now);
  const span = { playerId, from: dayAfter(row.through), to: dayAfter(today) };
  const { counted, earned } = countDays(row, await daysPlayed(db, span), today);
  const { week, goals } = await weeksOf(db, playerId, today);
  const reached = [...goals].flatMap(([of, its]) =>
    its
      .filter((each) => each.done === each.target && !each.isPaid)
      .map((each) => rewardOf(each, of)),
  );
  const streaks = earned.map(
    (day): Reward => ({ kind: 'streak', day, coins: PROGRESS.streakCoins }),
  );
  return {
    counted,
    bests: await bestsOf(db, row, today),
    finds: await findsOf(db, row, now),
    goals: goals.get(week) ?? [],
    week,
    due: [...streaks, ...reached],
  };
};

const told = ({ game, roundId, bet, won, at }: BestRow): Best[] =>
  isGameKey(game) ? [{ game, roundId: String(roundId), bet, won, at: at.toISOString() }] : [];

const standingOf = async (
  db: Db,
  { isOn, playerId }: ProgressRow,
  now: number,
): Promise<ProgressAnswer['standing']> => {
  if (!isOn) return 'off';
  return (await isPlayRefused(db, playerId, now)) ? 'resting' : 'on';
};

/** Whether anything of it is told at a moment. */
export const isTold = async (db: Db, playerId: number, now: number): Promise<boolean> =>
  (await standingOf(db, await readRow(db, playerId, now), now)) === 'on';

/** What the player is told at a moment. */
export const readProgress = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<ProgressAnswer> => {
  const row = await readRow(db, playerId, now);
  const openIn = await gamesOpen(db, playerId);
  const standing = await standingOf(db, row, now);
  if (standing !== 'on') return { standing, openIn, progress: null };
  const { counted, bests, finds, goals, week, due } = await progressAt(db, row, now);
  return {
    standing,
    openIn,
    progress: {
      streak: streakOf(counted, dayOf(now)),
      goals,
      weekEnds: new Date(dayStart(nextWeek(week))).toISOString(),
      bests: bests.flatMap(told),
      finds,
      due: due.reduce((sum, { coins }) => sum + coins, 0),
    },
  };
};
