export const UNITS = {
  coinsPerRight: 'coins',
  'ladder.differences.darker': 'share',
  'ladder.differences.smaller': 'share',
} as const;
