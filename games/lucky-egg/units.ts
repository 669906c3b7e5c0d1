/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  sessionMs: 'ms',
  eggs: 'count',
  'nothing.weight': 'count',
  'coins.times': 'times',
  'coins.weight': 'count',
  'free.weight': 'count',
  'free.prizes.times': 'times',
  'free.prizes.weight': 'count',
  'box.weight': 'count',
  'box.prizes.times': 'times',
  'box.prizes.weight': 'count',
  finds: 'count',
  minBet: 'coins',
  maxBet: 'coins',
  betStep: 'coins',
} as const;
