import { cardOf } from '../card.ts';

/** Figures and dates from spec 9. */
export const card = cardOf({
  key: 'spin-wheel',
  transactionType: 'SPINWHEEL',
  startdate: '2024-12-28',
  enddate: null,
  gradient: ['#1d1b4c', '#b8862d'],
  tag: null,
  publishMonth: '2024-12',
  stats: { rtp: 0.97, maxOdds: 50, volatility: 'medium' },
  features: 3,
  notices: 2,
  pictures: 'webp',
});
