import * as z from 'zod/mini';
import { ANNOUNCED as TERMS } from '#contract/terms.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { exactly, type TuningKit } from '#engine/core/rules/tuning.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** In hundredths of the spin's worth. */
export const WHEEL_MOST = 100 * TERMS['spin-wheel'].maxOdds;

const ANNOUNCED = TERMS['spin-wheel'];

export const WheelTuning = z.object({
  /** What a spin is worth, in sen: the multiplier 100 pays it once. */
  unitSen: whole(1, 100_00),
  /** Sen of deposit that earn one spin. */
  depositSen: whole(1, 1_000_000_00),
  /** Spins in one Malaysian day. */
  perDay: whole(1, 1_000),
  /** The ribs of the kite in their order round it: what each pays, and how likely it is. */
  segments: z
    .array(z.object({ times: whole(0, WHEEL_MOST), weight: whole(1, 1_000_000) }))
    .check(z.minLength(4), z.maxLength(24)),
});
export type WheelTuning = z.infer<typeof WheelTuning>;

const rib = (times: number, weight: number) => ({ times, weight });

export const wheelTuning: TuningKit<WheelTuning> = {
  version: 1,
  schema: WheelTuning,
  announced: ({ unitSen, depositSen, perDay, segments }) => [
    exactly('depositSen', depositSen, ANNOUNCED.depositSen),
    exactly('perDay', perDay, ANNOUNCED.perDay),
    {
      field: 'unitSen',
      value: Math.max(...segments.map(({ times }) => payoutOf(unitSen, times))),
      most: ANNOUNCED.prizeSen,
    },
  ],
  defaults: {
    unitSen: 1_00,
    depositSen: ANNOUNCED.depositSen,
    perDay: ANNOUNCED.perDay,
    // Of 10,000: the return is 97% exactly (games/spin-wheel/odds.ts).
    segments: [
      rib(50_00, 20),
      rib(20, 1_250),
      rib(1_00, 1_400),
      rib(0, 1_670),
      rib(5_00, 300),
      rib(50, 1_000),
      rib(20_00, 40),
      rib(20, 1_250),
      rib(2_00, 900),
      rib(0, 1_670),
      rib(10_00, 100),
      rib(3_00, 400),
    ],
  },
};
