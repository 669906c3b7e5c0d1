import { cardOf } from '../card.ts';

/** Figures and dates from spec 9. */
export const card = cardOf({
  key: 'squidgame',
  transactionType: 'SQUIDGAME',
  startdate: null,
  enddate: null,
  gradient: ['#0d2b3e', '#7a1f3d'],
  tag: 'HOT',
  publishMonth: null,
  stats: { rtp: 0.96, maxOdds: 1000, volatility: 'high' },
  features: 3,
  notices: 2,
  pictures: 'svg',
});
