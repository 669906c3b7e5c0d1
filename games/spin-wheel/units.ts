import type { Units } from '../units.ts';

/** In what each number of the tuning is told. */
export const UNITS = {
  unitSen: 'sen',
  depositSen: 'sen',
  perDay: 'count',
  'segments.times': 'times',
  'segments.weight': 'count',
} as const satisfies Units;
