import type { Units } from '../units.ts';

/** In what each number of the tuning is told. */
export const UNITS = {
  rtp: 'percent',
  panels: 'count',
  safePanels: 'count',
  steps: 'count',
  clockMs: 'ms',
  minBet: 'coins',
  maxBet: 'coins',
  betStep: 'coins',
} as const satisfies Units;
