import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'rock-scissor-paper',
  transactionType: 'ROCKPAPERSCISSORS',
  startdate: '2025-07-03',
  enddate: null,
  unveiled: 'by a curtain',
  gradient: ['#3a1747', '#c4702b'],
  tag: 'NEW',
  publishMonth: '2025-07',
  volatility: 'low',
  features: 3,
  notices: 2,
  pictures: 'svg',
});
