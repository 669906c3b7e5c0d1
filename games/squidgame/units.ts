/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  'steps.panels': 'count',
  'steps.safePanels': 'count',
  'steps.multiplier': 'times',
  clockMs: 'ms',
  minBet: 'coins',
  maxBet: 'coins',
  betStep: 'coins',
} as const;
