import { UNIT } from '#engine/core/rules/rules.ts';

/** Three sizes of celebration. */
export type Joy = 'small' | 'medium' | 'big';

/** For each size: how long petals fall in milliseconds, how many a second, how many bursts. */
export const JOYS: Readonly<Record<Joy, { ms: number; perSecond: number; pops: number }>> = {
  small: { ms: 700, perSecond: 9, pops: 0 },
  medium: { ms: 1_700, perSecond: 22, pops: 1 },
  big: { ms: 3_000, perSecond: 30, pops: 3 },
};

/** How much a win is celebrated, by its multiplier. */
export const joyOfWin = (multiplier: number): Joy =>
  multiplier >= 15 * UNIT ? 'big' : multiplier >= 3 * UNIT ? 'medium' : 'small';
