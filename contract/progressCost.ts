import { GOAL_KINDS } from './progress.ts';
import { PROGRESS } from './terms.ts';

const WEEK_DAYS = 7;

/**
 * What coming back costs the club a player and day, in hundredths of a coin: of who plays every day and reaches every
 * goal. Nobody is paid more.
 */
export const PROGRESS_COST =
  (GOAL_KINDS.length * PROGRESS.goalCoins) / WEEK_DAYS + PROGRESS.streakCoins / PROGRESS.streakDays;
