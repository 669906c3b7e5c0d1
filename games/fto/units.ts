/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  leastMs: 'ms',
  coinsPerRight: 'coins',
  windowHours: 'hours',
  'ladder.columns': 'count',
  'ladder.rows': 'count',
  'ladder.timeMs': 'ms',
  'ladder.differences.degrees': 'degrees',
  'ladder.differences.darker': 'share',
  'ladder.differences.smaller': 'share',
} as const;
