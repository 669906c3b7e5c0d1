import { dayStart } from '#contract/day.ts';
import { FREE_GAME, GAME_KEYS, SPIN_GAME } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import type { Goal, GoalKind } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import type { Db } from '../../platform/store/store.ts';
import { daysPlayed, type GamePlayed, gamesPlayed } from './played.ts';
import { dayAfter } from './streak.ts';

const WEEK_DAYS = 7;

/** The Monday of a day's week; both as 2026-11-29. */
export const weekOf = (day: string): string => {
  // Noon of the club's day is the same day everywhere in UTC.
  const weekday = new Date(dayStart(day) + 12 * 3_600_000).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
};

export const nextWeek = (week: string): string => dayAfter(week, WEEK_DAYS);

/** Those a goal may ask to win: none that is free, and none whose rounds are given for deposits. */
const STAKED = GAME_KEYS.filter((game) => game !== FREE_GAME && game !== SPIN_GAME);

/** The staked game that was begun most, the first of the list where none was. */
export const favourite = (played: readonly GamePlayed[]): GameKey => {
  const begun = (game: GameKey) => played.find((each) => each.game === game)?.begun ?? 0;
  return STAKED.reduce((most, game) => (begun(game) > begun(most) ? game : most));
};

const goal = (kind: GoalKind, game: GameKey | null, done: number): Omit<Goal, 'isPaid'> => {
  const target = PROGRESS.targets[kind];
  return { kind, game, target, done: Math.min(target, done) };
};

/**
 * A week's goals and how far they are. They are chosen by what was begun before the week, which does not change
 * any more.
 */
export const goalsOf = async (
  db: Db,
  playerId: number,
  week: string,
): Promise<Omit<Goal, 'isPaid'>[]> => {
  const before = dayAfter(week, -PROGRESS.chosenWeeks * WEEK_DAYS);
  const its = { playerId, from: week, to: nextWeek(week) };
  const chosen = favourite(await gamesPlayed(db, { playerId, from: before, to: week }));
  const played = await gamesPlayed(db, its);
  const of = (game: GameKey) => played.find((each) => each.game === game);
  return [
    goal('days', null, (await daysPlayed(db, its)).size),
    goal('paid', FREE_GAME, of(FREE_GAME)?.paid ?? 0),
    goal('won', chosen, of(chosen)?.won ?? 0),
  ];
};
