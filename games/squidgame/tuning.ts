import * as z from 'zod/mini';
import { ANNOUNCED } from '#contract/terms.ts';
import { checkOf, STAKES, STAKES_RIGHT, whole } from '#engine/core/rules/numbers.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { TuningKit } from '#engine/core/rules/tuning.ts';

/** Spec 9: never more than a thousand times the bet. A multiplier. */
export const SQUID_MOST = UNIT * ANNOUNCED.squidgame.maxOdds;

/** Panels side by side, and how many of them hold. */
const PANELS = { panels: whole(2, 4), safePanels: whole(1, 3) };

const BridgeStep = z
  .object({
    ...PANELS,
    /** What taking after this step pays. */
    multiplier: whole(1, SQUID_MOST),
  })
  .check(
    checkOf<z.infer<z.ZodMiniObject<typeof PANELS>>>(
      PANELS,
      ({ panels, safePanels }) => safePanels < panels,
      'safePanels',
      ['panels'],
      'fewer than its {{of}} panels, not {{value}}',
    ),
  );
export type BridgeStep = z.infer<typeof BridgeStep>;

export const SquidTuning = z
  .object({
    steps: z.array(BridgeStep).check(z.minLength(1), z.maxLength(20)),
    /** Milliseconds for the whole bridge. */
    clockMs: whole(20_000, 600_000),
    ...STAKES,
  })
  .check(...STAKES_RIGHT);
export type SquidTuning = z.infer<typeof SquidTuning>;

const ladders = new WeakMap<SquidTuning, readonly number[]>();

/** The multipliers after 0, 1, 2 ... steps; nothing is to be had before the first. The same list each time. */
export const ladderOf = (tuning: SquidTuning): readonly number[] => {
  const known = ladders.get(tuning);
  const made = known ?? [0, ...tuning.steps.map(({ multiplier }) => multiplier)];
  ladders.set(tuning, made);
  return made;
};

/** Panels side by side, step by step. */
export const panelsOf = ({ steps }: SquidTuning): number[] => steps.map(({ panels }) => panels);

/** 96% of a fair game, where each of ten steps holds by half. */
const steps = Array.from({ length: 10 }, (_, at) => ({
  panels: 2,
  safePanels: 1,
  multiplier: 0.96 * UNIT * 2 ** (at + 1),
}));

export const squidTuning: TuningKit<SquidTuning> = {
  version: 3,
  schema: SquidTuning,
  defaults: {
    steps,
    clockMs: 90_000,
    minBet: 50,
    maxBet: 20_00,
    // 1.92, 3.84, 7.68 ... times a quarter of a coin is whole each time.
    betStep: 25,
  },
};
