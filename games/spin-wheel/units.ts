/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  unitSen: 'sen',
  depositSen: 'sen',
  perDay: 'count',
  'segments.times': 'times',
  'segments.weight': 'count',
} as const;
