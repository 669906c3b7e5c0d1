import * as z from 'zod/mini';
import type { TuningKit } from '#engine/round/tuning.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Of 10,000 throws that are no tie. */
export const DECIDED = 10_000;
/** Throws to win: best of three. */
export const WINS = 2;
/** What a won match against the house pays, in hundredths of the bet: the bet back, and as much. */
export const EVEN = 200;

const Numbers = z.object({
  /** The return of a match against the house, in ten-thousandths: 9700 is 97%. */
  rtp: whole(6_000, 10_000),
  /** The same for a match between two players: what the winner gets of both bets. */
  rtpLive: whole(6_000, 10_000),
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
  /** Bounds of a bet, in hundredths of a coin. */
  minBet: whole(1, 1_000_00),
  maxBet: whole(1, 1_000_00),
});
export type RpsTuning = z.infer<typeof Numbers>;

export const RpsTuning: z.ZodMiniType<RpsTuning> = Numbers.check(
  z.refine(({ minBet, maxBet }) => minBet <= maxBet, 'the bounds of a bet are the wrong way round'),
);

export const rpsTuning: TuningKit<RpsTuning> = {
  version: 1,
  schema: RpsTuning,
  defaults: {
    rtp: 9_700,
    rtpLive: 9_700,
    ties: 5_000,
    throwMs: 10_000,
    showMs: 2_500,
    seekMs: 15_000,
    decideMs: 60_000,
    idleThrows: 3,
    minBet: 1_00,
    maxBet: 50_00,
  },
};
