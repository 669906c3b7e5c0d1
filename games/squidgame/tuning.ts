import * as z from 'zod/mini';
import { ANNOUNCED } from '#contract/terms.ts';
import { areStakesRight, type TuningKit } from '#engine/core/rules/tuning.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Spec 9: never more than a thousand times the bet. In hundredths of the bet. */
export const SQUID_MOST = 100 * ANNOUNCED.squidgame.maxOdds;

const Numbers = z.object({
  /** The return of every stopping point, in ten-thousandths: 9600 is 96%. */
  rtp: whole(5_000, 10_000),
  /** Panels side by side in each step of the bridge, and how many of them hold. */
  panels: whole(2, 4),
  safePanels: whole(1, 3),
  /** Steps of the bridge. */
  steps: whole(1, 20),
  /** Milliseconds for the whole bridge. */
  clockMs: whole(20_000, 600_000),
  /** Bounds of a bet, in hundredths of a coin. */
  minBet: whole(1, 1_000_00),
  maxBet: whole(1, 1_000_00),
  /** Bets rise in such steps. */
  betStep: whole(1, 100_00),
});
export type SquidTuning = z.infer<typeof Numbers>;

const ladders = new WeakMap<SquidTuning, readonly number[]>();

/** floor(a / b) of whole numbers below 2^53, where a quotient rounded up could be one too many. */
const wholeQuotient = (a: number, b: number): number => {
  const quotient = Math.floor(a / b);
  return quotient * b > a ? quotient - 1 : quotient;
};

/** The multiplier after so many steps, at least one, in hundredths of the bet. */
const paysAfter = ({ rtp, panels, safePanels }: SquidTuning, step: number): number =>
  wholeQuotient(rtp * panels ** step, 100 * safePanels ** step);

/**
 * The multipliers after 0, 1, 2 ... steps in hundredths of the bet: RTP x (panels / safe)^n, rounded
 * down. Nothing is to be had before the first step.
 */
export const ladderOf = (tuning: SquidTuning): readonly number[] => {
  const known = ladders.get(tuning);
  if (known) return known;
  const made = [0];
  for (let step = 1; step <= tuning.steps; step += 1) made.push(paysAfter(tuning, step));
  ladders.set(tuning, made);
  return made;
};

export const SquidTuning: z.ZodMiniType<SquidTuning> = Numbers.check(
  z.refine(({ panels, safePanels }) => safePanels < panels, 'a panel has to break'),
  z.refine(areStakesRight, 'the bounds of a bet are the wrong way round, or no whole steps'),
  z.refine(
    // It is asked of numbers out of their bounds too, so no ladder is built for it.
    (tuning) => paysAfter(tuning, tuning.steps) <= SQUID_MOST,
    'it pays more than 1000 times',
  ),
);

export const squidTuning: TuningKit<SquidTuning> = {
  version: 2,
  schema: SquidTuning,
  defaults: {
    rtp: 9_600,
    panels: 2,
    safePanels: 1,
    steps: 10,
    clockMs: 90_000,
    minBet: 50,
    maxBet: 20_00,
    // 1.92, 3.84, 7.68 ... times a quarter of a coin is whole each time.
    betStep: 25,
  },
};
