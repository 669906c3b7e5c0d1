import { cardOf } from '../card.ts';

export const card = cardOf({
  key: 'squidgame',
  transactionType: 'SQUIDGAME',
  unveiled: 'step by step',
  gradient: ['#0d2b3e', '#7a1f3d'],
  tag: 'HOT',
  volatility: 'high',
});
