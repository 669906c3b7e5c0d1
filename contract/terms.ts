/**
 * The club's terms in numbers: what the code keeps to, and what texts say of it (`figures.ts`). Nothing
 * here needs the schema library, so a first screen has it without.
 */

/** Coins are integers in hundredths of a coin, everywhere: 1.00 coin is 100. */
export const COIN = 100;

/** Redemption (spec 1): 50 coins give RM10 of free credit. */
export const REDEEM_COINS = 50 * COIN;
/** Malaysian sen of credit for each 50 coins. */
export const REDEEM_CREDIT_SEN = 10_00;
/** Hours within which the credit of a redemption is promised (spec 1). */
export const REDEEM_HOURS = 24;
/** Minutes within which credit named in a spin win note arrives (spec 9). */
export const WIN_NOTE_MINUTES = 15;
/** A pending redemption that nobody decided expires after this many days; its coins come back. */
export const PENDING_DAYS = 7;

/** Characters of what an operator writes for a player beside coins. */
export const REASON_LENGTH = 200;

/** Coins that were earned live this many days. */
export const EARNED_DAYS = 90;
/** Coins that come back from a hold after their day has passed live on for this many days. */
export const RETURNED_DAYS = 7;

/** Years of who may join. */
export const LEAST_AGE = 21;

/** Characters of a UID and of a password (spec 5). */
export const UID_LENGTH = { least: 6, most: 15 } as const;
export const PASSWORD_LENGTH = { least: 6, most: 15 } as const;
/** Days before a UID may be changed again. */
export const UID_CHANGE_DAYS = 30;

/** Days before a phone number that an account gave up opens another one. */
export const REJOIN_DAYS = 30;

/** Digits of a code sent to a phone, and of a transaction PIN. */
export const OTP_DIGITS = 6;
export const PIN_DIGITS = 6;
/** Minutes an OTP stays valid, and seconds before another may be asked for. */
export const OTP_MINUTES = 10;
export const OTP_RESEND_SECONDS = 60;
/** Wrong tries after which a code is over. */
export const OTP_TRIES = 5;
/** Wrong PINs in a row after which only a new one, set with an OTP, opens it again. */
export const PIN_TRIES = 5;

/** However much it is used, a session ends so many days after its login. */
export const SESSION_DAYS = 90;
/** A session that is used stays open; one left alone for so many days is over. */
export const IDLE_DAYS = 30;

/** Hours before a raised or removed limit holds; a lowered one holds at once. */
export const RAISE_HOURS = 24;
/** Bounds of a day's limit, in hundredths of a coin. */
export const LIMIT = { least: 1 * COIN, most: 100_000 * COIN } as const;

/** Months of play that a player is shown. */
export const PLAYED_MONTHS = 12;

/** Hours of the club's day between which only what can't wait is pushed. */
export const QUIET = { from: 22, until: 8 } as const;

/** Two who met don't meet again for so many hours: what one loses to the other stays small. */
export const REMATCH_HOURS = 24;

/**
 * What coming back is worth: each of a week's goals, and every so many days in a row. `targets` of the goals; they
 * are chosen by what was played in the weeks before (`chosenWeeks`).
 */
export const PROGRESS = {
  goalCoins: 1 * COIN,
  targets: { days: 3, paid: 2, won: 2 },
  chosenWeeks: 4,
  streakDays: 7,
  streakCoins: 1 * COIN,
} as const;

/** Days for which what is written of a player is kept. */
export const KEPT_DAYS = {
  codes: 1,
  requests: 30,
  device: 30,
  address: 1,
  sessions: 60,
  security: 180,
  inbox: 365,
  /** Where an event's prize was posted to, from its sending. */
  addresses: 90,
  /** Cookies that tell a device, its language and its version. */
  cookie: 365,
} as const;

/** The video that an account is verified by: its bytes, its seconds, and tries that may fail in a week. */
export const VIDEO = {
  bytes: 50_000_000,
  leastSeconds: 5,
  mostSeconds: 30,
  tries: 3,
  tryDays: 7,
  /** Days after its decision for which it is kept. */
  keptDays: 30,
} as const;

/** What the club announces of its games (spec 9); no tuning may be served that breaks it. */
export const ANNOUNCED = {
  squidgame: { rtp: 0.96, maxOdds: 1000 },
  'spin-wheel': {
    rtp: 0.97,
    maxOdds: 50,
    depositSen: 30_00,
    perDay: 16,
    prizeSen: 50_00,
    hours: 24,
  },
  'rock-scissor-paper': { rtp: 0.97, maxOdds: 1000, seconds: 10, wins: 2, rtpLive: 0.97 },
  fto: { rtp: 0.97, maxOdds: 10, questions: 10, hours: 24, coins: 1 * COIN },
  'lucky-egg': { rtp: 0.97, maxOdds: 500, minutes: 10 },
} as const;
