import * as z from 'zod/mini';
import { ANNOUNCED as TERMS } from '#contract/terms.ts';
import { payTable, whole } from '#engine/core/rules/numbers.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { exactly, type TuningKit } from '#engine/core/rules/tuning.ts';

export const WHEEL_MOST = UNIT * TERMS['spin-wheel'].maxOdds;

const ANNOUNCED = TERMS['spin-wheel'];

export const WheelTuning = z.object({
  /** What a spin is worth, in sen: a multiplier of once pays it. */
  unitSen: whole(1, 100_00),
  /** Sen of deposit that earn one spin. */
  depositSen: whole(1, 1_000_000_00),
  /** Spins in one Malaysian day. */
  perDay: whole(1, 1_000),
  /** The ribs of the kite in their order round it: what each pays, and how likely it is. */
  segments: payTable([0, WHEEL_MOST], [4, 24]),
});
export type WheelTuning = z.infer<typeof WheelTuning>;

const rib = (times: number, weight: number) => ({ times: times * UNIT, weight });

export const wheelTuning: TuningKit<WheelTuning> = {
  version: 2,
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
      rib(50, 20),
      rib(0.2, 1_250),
      rib(1, 1_400),
      rib(0, 1_670),
      rib(5, 300),
      rib(0.5, 1_000),
      rib(20, 40),
      rib(0.2, 1_250),
      rib(2, 900),
      rib(0, 1_670),
      rib(10, 100),
      rib(3, 400),
    ],
  },
};
