import * as z from 'zod/mini';
import { COIN, Hundredths } from './coins.ts';
import { LIMIT } from './terms.ts';

/** Playing responsibly: what players set for themselves, and the server keeps to. */

/** Days a pause may last; half a year and a year among them. */
export const PAUSE_DAYS = [1, 7, 30, 183, 365] as const;
/** Null: for good. */
export type PauseDays = (typeof PAUSE_DAYS)[number] | null;
/** When a pause for good is over: never, in a form that every clock and database knows. */
export const FOR_GOOD = '9999-12-31T16:00:00.000Z';
export { RAISE_HOURS } from './terms.ts';

/** What was staked and won in a calendar month (GMT+8), in hundredths. */
export const MonthPlayed = z.object({
  /** As 2026-11. */
  month: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/)),
  staked: Hundredths,
  won: Hundredths,
});
export type MonthPlayed = z.infer<typeof MonthPlayed>;

export const ResponsibleGamingAnswer = z.object({
  /** Coins that may be staked in a calendar day (GMT+8), in hundredths; null: no limit. */
  dailyLimit: z.nullable(Hundredths),
  /** A higher limit, or none (`limit` null), that holds from `at` on; null: nothing waits. */
  coming: z.nullable(z.object({ limit: z.nullable(Hundredths), at: z.iso.datetime() })),
  /** Staked since the day began. */
  stakedToday: Hundredths,
  /** No round may be opened before; null: no pause; `FOR_GOOD`: never again. It can't be shortened. */
  pausedUntil: z.nullable(z.iso.datetime()),
  /** Minutes the player was in the club: since the day began, and in it and the six days before. */
  minutesHere: z.object({ today: z.int(), week: z.int() }),
  /** The last twelve months, oldest first, months without play included. */
  months: z.array(MonthPlayed),
});
export type ResponsibleGamingAnswer = z.infer<typeof ResponsibleGamingAnswer>;

/** GET responsible-gaming. */
export const responsibleGamingPath = 'responsible-gaming';

/** PUT responsible-gaming/limit: `dailyLimit` in hundredths, whole coins; null: none. Answers like GET. */
export const limitPath = 'responsible-gaming/limit';
export const LimitRequest = z.object({
  dailyLimit: z.nullable(
    z
      .int('msg.invalidRequest')
      .check(
        z.minimum(LIMIT.least, 'msg.invalidRequest'),
        z.maximum(LIMIT.most, 'msg.invalidRequest'),
        z.multipleOf(COIN, 'msg.invalidRequest'),
      ),
  ),
});

/** POST responsible-gaming/pause, `days` null: for good; 409 `msg.updateFailed` when it would end before one that runs. */
export const pausePath = 'responsible-gaming/pause';
export const PauseRequest = z.object({ days: z.nullable(z.literal(PAUSE_DAYS)) });
