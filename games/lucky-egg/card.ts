import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'lucky-egg',
  transactionType: 'LUCKYEGG',
  startdate: '2025-07-28',
  unveiled: 'by a glow',
  gradient: ['#4b1d52', '#d0a13a'],
  tag: 'NEW',
  volatility: 'high',
  lineIcon: 'gift',
  pictures: 'webp',
});
