import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'spin-wheel',
  transactionType: 'SPINWHEEL',
  startdate: '2024-12-28',
  unveiled: 'by a turn',
  gradient: ['#1d1b4c', '#b8862d'],
  tag: null,
  volatility: 'medium',
  pictures: 'webp',
});
