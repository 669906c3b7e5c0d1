/** Three sizes of celebration (design.md 8): of ten, up to 3, up to 7, and above. */
export type Joy = 'small' | 'medium' | 'big';

export const sizeOf = (right: number, of: number): Joy =>
  right >= 0.8 * of ? 'big' : right >= 0.4 * of ? 'medium' : 'small';

/** For each size: how long petals fall in milliseconds, how many a second, how many bursts. */
export const JOYS: Readonly<Record<Joy, { ms: number; perSecond: number; pops: number }>> = {
  small: { ms: 700, perSecond: 9, pops: 0 },
  medium: { ms: 1_700, perSecond: 22, pops: 1 },
  big: { ms: 3_000, perSecond: 30, pops: 3 },
};
