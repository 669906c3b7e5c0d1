import * as z from 'zod/mini';
import { Hundredths } from './coins.ts';
import { GameKey } from './games.ts';

/** What the club remembers of a player's play: days in a row, this week's goals, the best rounds, finds. */

/**
 * What a week asks for (contract/terms.ts has how often): days on which a round was begun; rounds of a game
 * that paid anything; rounds of a game that paid more than their stake. Never how much was staked.
 */
export const GOAL_KINDS = ['days', 'paid', 'won'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const Goal = z.object({
  kind: z.enum(GOAL_KINDS),
  /** The game it is about; null: any. */
  game: z.nullable(GameKey),
  target: z.int(),
  /** At most `target`. */
  done: z.int(),
  /** Its reward is in the player's coins. */
  isPaid: z.boolean(),
});
export type Goal = z.infer<typeof Goal>;

export const Streak = z.object({
  /** Days in a row on which a round was begun, up to today, or to yesterday while nothing was played today. */
  days: z.int(),
  isPlayedToday: z.boolean(),
  /** The most there ever were. */
  best: z.int(),
  /** A day may be missed this month, and the days before it go on counting. */
  hasPass: z.boolean(),
});
export type Streak = z.infer<typeof Streak>;

/** The player's best round of a game: the one that paid the most coins. */
export const Best = z.object({
  game: GameKey,
  roundId: z.string(),
  bet: Hundredths,
  won: Hundredths,
  at: z.iso.datetime(),
});
export type Best = z.infer<typeof Best>;

/** What was found in the nest (games/lucky-egg/shapes.ts), and when first. */
const Found = z.object({ find: z.string(), at: z.iso.datetime() });
export type Found = z.infer<typeof Found>;

/**
 * `standing`: `off` where the player does not want it, `resting` during a pause or once the day's limit is
 * staked: then `progress` is null, and nothing is said of it.
 */
export const ProgressAnswer = z.object({
  standing: z.enum(['on', 'off', 'resting']),
  /** Where a round of the player is open, the last begun first; whatever `standing` is. */
  openIn: z.array(GameKey),
  progress: z.nullable(
    z.object({
      streak: Streak,
      goals: z.array(Goal),
      /** When these goals are over and the next ones begin. */
      weekEnds: z.iso.datetime(),
      bests: z.array(Best),
      /** Each once, the one found first before the others. */
      finds: z.array(Found),
      /** Coins of rewards that are reached and not paid yet, in hundredths. */
      due: Hundredths,
    }),
  ),
});
export type ProgressAnswer = z.infer<typeof ProgressAnswer>;

/** GET progress. */
export const progressPath = 'progress';

/** POST progress/collect: pays what is due, each reward once, however often it is asked. Answers like GET. */
export const collectPath = 'progress/collect';
export const CollectRequest = z.object({});

/** PUT progress/standing: whether the club remembers and rewards. Answers like GET. */
export const standingPath = 'progress/standing';
export const StandingRequest = z.object({ isOn: z.boolean('msg.invalidRequest') });
