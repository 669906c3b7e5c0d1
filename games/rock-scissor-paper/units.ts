/** In what each number of the tuning is told: units of games/designer/units.ts. */
export const UNITS = {
  rtp: 'percent',
  rtpLive: 'percent',
  wins: 'count',
  pay: 'times',
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
} as const;
