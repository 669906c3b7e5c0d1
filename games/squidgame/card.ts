import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'squidgame',
  transactionType: 'SQUIDGAME',
  startdate: null,
  enddate: null,
  unveiled: 'step by step',
  gradient: ['#0d2b3e', '#7a1f3d'],
  tag: 'HOT',
  publishMonth: null,
  volatility: 'high',
  features: 3,
  notices: 2,
  pictures: 'svg',
});
