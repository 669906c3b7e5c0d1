import { cardOf } from '../card.ts';

/** Dates from spec 9. */
export const card = cardOf({
  key: 'fto',
  transactionType: 'FINDTHEODD',
  startdate: '2024-10-02',
  unveiled: 'card by card',
  gradient: ['#0f4a43', '#8c2f39'],
  tag: null,
  volatility: 'low',
});
