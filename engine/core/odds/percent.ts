/** Digits that count: of the share or of what it lacks to all, whichever is the smaller. */
const SIGNIFICANT = 4;
const MOST_DIGITS = 20;

/** Made once for each number of digits: making one costs more than all it formats. */
const formats: Intl.NumberFormat[] = [];
const formatOf = (digits: number): Intl.NumberFormat => {
  formats[digits] ??= new Intl.NumberFormat('en-MY', {
    style: 'percent',
    maximumFractionDigits: digits,
  });
  return formats[digits];
};

/**
 * A probability as it is shown: 0.0625 is '6.25%'. What is not certain is never '100%': 0.999999 is
 * '99.9999%'.
 */
export const percentText = (share: number): string => {
  const least = 100 * Math.min(Math.abs(share), Math.abs(1 - share) || 1);
  const magnitude = least > 0 ? Math.floor(Math.log10(least)) : 0;
  const digits = Math.min(MOST_DIGITS, Math.max(0, SIGNIFICANT - 1 - magnitude));
  return formatOf(digits).format(share);
};
