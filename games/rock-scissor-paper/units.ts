import type { Units } from '../units.ts';

/** In what each number of the tuning is told. */
export const UNITS = {
  rtp: 'percent',
  rtpLive: 'percent',
  ties: 'count',
  throwMs: 'ms',
  showMs: 'ms',
  seekMs: 'ms',
  decideMs: 'ms',
  idleThrows: 'count',
  minBet: 'coins',
  maxBet: 'coins',
  betStep: 'coins',
  liveBets: 'coins',
} as const satisfies Units;
