import * as z from 'zod/mini';
import { ANNOUNCED } from '#contract/terms.ts';
import { STAKES, STAKES_RIGHT, whole } from '#engine/core/rules/numbers.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { type Bounds, betBounds, exactly, type TuningKit } from '#engine/core/rules/tuning.ts';

/** Of 10,000 throws that are no tie. */
export const DECIDED = 10_000;
/** Throws to win: best of three. */
const { wins: WINS } = ANNOUNCED['rock-scissor-paper'];
/** What a won match against the house pays, a multiplier: the bet back, and as much. */
const EVEN = 2 * UNIT;

const Numbers = z.object({
  /** The return of a match against the house, in ten-thousandths: 9700 is 97%. */
  rtp: whole(6_000, 10_000),
  /** The same for a match between two players: what the winner gets of both bets. */
  rtpLive: whole(6_000, 10_000),
  /** Throws to win a match: 1, 2 and 3 are best of one, of three and of five. */
  wins: whole(1, 3),
  /** What a won match against the house pays, a multiplier. */
  pay: whole(UNIT + 1, 1_000 * UNIT),
  /** Ties for each 10,000 decided throws: 5,000 makes every third throw a tie. */
  ties: whole(0, 20_000),
  /** Milliseconds to throw in, and what is added to them for the showing of the throw before. */
  throwMs: whole(3_000, 60_000),
  showMs: whole(0, 10_000),
  /** Milliseconds to look for an opponent before the house is offered, and to decide then. */
  seekMs: whole(3_000, 120_000),
  decideMs: whole(10_000, 600_000),
  /** Throws in a row that neither player made until a match is called off. */
  idleThrows: whole(1, 10),
  ...STAKES,
  /** What may be staked in a match between two players, rising: no bet is a sign by which two find each other. */
  liveBets: z.array(whole(1, 1_000_00)).check(z.minLength(1), z.maxLength(5)),
});
export type RpsTuning = z.infer<typeof Numbers>;

/** How likely even throws come to the one that decides, by the throws to win: the first, at 1:1, at 2:2. */
const DECIDING: readonly (readonly [over: number, under: number])[] = [
  [1, 1],
  [1, 1],
  [1, 2],
  [3, 8],
];

/**
 * How many of `DECIDED` deciding throws are won. A match pays `pay` and returns `rtp` when it is won with
 * probability p = rtp / pay. Of all matches 1 - d end before the throw that decides, half of them won; so
 * of those that come to it (d - 1 + 2p) / 2d are to be won, and of these this is the part that whole
 * numbers let, rounded down.
 */
export const decidingWins = ({ rtp, wins, pay }: RpsTuning): number => {
  const [over, under] = DECIDING[wins] ?? [1, 1];
  return Math.floor((2 * UNIT * rtp * under - DECIDED * (under - over) * pay) / (2 * over * pay));
};

export const RpsTuning: z.ZodMiniType<RpsTuning> = Numbers.check(
  z.refine((tuning) => decidingWins(tuning) > 0 && decidingWins(tuning) < DECIDED, {
    error: 'no chance of the deciding throw brings this return at this pay',
    path: ['pay'],
  }),
  ...STAKES_RIGHT,
  z.refine(
    ({ liveBets, minBet, maxBet }) =>
      liveBets.every((bet, at) => bet >= (at === 0 ? minBet : (liveBets[at - 1] ?? 0) + 1)) &&
      (liveBets.at(-1) ?? 0) <= maxBet,
    {
      error: 'rising, from the least bet to the highest ({{of}}), not {{value}}',
      path: ['liveBets'],
      params: { of: ['minBet', 'maxBet'] },
    },
  ),
);

/** The bounds of a bet, and the bets of a match between two players. */
export const rpsBounds = ({ liveBets, ...stakes }: RpsTuning): Bounds => ({
  ...betBounds(stakes),
  live: liveBets,
});

export const rpsTuning: TuningKit<RpsTuning> = {
  version: 5,
  schema: RpsTuning,
  // Card, guide and legal pages say so. Others can be tried.
  announced: ({ throwMs, wins, pay }) => [
    exactly('throwMs', throwMs, ANNOUNCED['rock-scissor-paper'].seconds * 1000),
    exactly('wins', wins, WINS),
    exactly('pay', pay, EVEN),
  ],
  defaults: {
    rtp: 9_700,
    rtpLive: 9_700,
    wins: WINS,
    pay: EVEN,
    ties: 5_000,
    throwMs: 10_000,
    showMs: 2_500,
    seekMs: 15_000,
    decideMs: 60_000,
    idleThrows: 3,
    minBet: 1_00,
    maxBet: 50_00,
    betStep: 1,
    liveBets: [1_00, 5_00, 10_00],
  },
};
