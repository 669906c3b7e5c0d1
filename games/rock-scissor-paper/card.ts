import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'rock-scissor-paper',
  transactionType: 'ROCKPAPERSCISSORS',
  startdate: '2025-07-03',
  unveiled: 'by a curtain',
  gradient: ['#3a1747', '#c4702b'],
  tag: 'NEW',
  volatility: 'low',
});
