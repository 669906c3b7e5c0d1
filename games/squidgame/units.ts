/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  rtp: 'percent',
  panels: 'count',
  safePanels: 'count',
  steps: 'count',
  clockMs: 'ms',
  minBet: 'coins',
  maxBet: 'coins',
  betStep: 'coins',
} as const;
