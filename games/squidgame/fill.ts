import { reachOf } from './odds.ts';
import { SquidTuning } from './tuning.ts';

/** The bridge with multipliers by which each step returns `rtp` ten-thousandths of the bet, rounded down. */
export const paying = (tuning: SquidTuning, rtp: number): SquidTuning => ({
  ...tuning,
  steps: tuning.steps.map((step, at) => {
    const { over, under } = reachOf(tuning, at + 1);
    return { ...step, multiplier: Number((BigInt(rtp) * under) / over) };
  }),
});

/** `paying` for a form's values, whatever their steps pay now; null where the bridge itself can't be read. */
export const fill = (values: unknown, rtp: number): SquidTuning | null => {
  const { steps } = Object(values);
  if (!Array.isArray(steps)) return null;
  const unpaid = steps.map((step) => ({ ...Object(step), multiplier: 1 }));
  const { data } = SquidTuning.safeParse({ ...Object(values), steps: unpaid });
  return data === undefined ? null : paying(data, rtp);
};
