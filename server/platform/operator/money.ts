import { COIN } from '#contract/coins.ts';

const SEN = 100;

/** Ringgit as written, above zero with at most two decimals, to sen; null for anything else. */
export const parseRinggit = (text: string): number | null => {
  const [, whole = '', part = ''] = /^(?:RM)?([0-9]{1,7})(?:\.([0-9]{1,2}))?$/i.exec(text) ?? [];
  const sen = Number(whole) * SEN + Number(part.padEnd(2, '0'));
  return sen === 0 ? null : sen;
};

/** Sen as people write them: RM10.00. */
export const ringgitText = (sen: number): string => `RM${(sen / SEN).toFixed(2)}`;

/** Coins as people write them: 1,234.50. */
export const coinsText = (hundredths: number): string =>
  (hundredths / COIN).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Coins as written, with at most two decimals, to hundredths; null for anything else, or zero. */
export const parseCoins = (text: string): number | null => {
  const [, sign, whole = '', part = ''] =
    /^([+-]?)([0-9]{1,7})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  const amount = Number(whole) * COIN + Number(part.padEnd(2, '0'));
  if (amount === 0) return null;
  return sign === '-' ? -amount : amount;
};
