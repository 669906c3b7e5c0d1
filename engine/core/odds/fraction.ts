/** An exact rational number, in lowest terms with a positive denominator. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [greater, less] = a < 0n ? [-a, b] : [a, b];
  while (less !== 0n) [greater, less] = [less, greater % less];
  return greater;
};

const reduced = (over: bigint, under: bigint): Fraction => {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
};

/** `over` / `under` of whole numbers, `under` above 0; throws RangeError otherwise. */
export const fraction = (over: number, under = 1): Fraction => {
  if (under <= 0) throw new RangeError('a denominator is above 0');
  return reduced(BigInt(over), BigInt(under));
};

export const ZERO = fraction(0);
export const ONE = fraction(1);

const DECIMALS = 15;

/** The number as it is written in decimal, to 15 places: 0.3 is three tenths. */
export const fractionOf = (value: number): Fraction =>
  reduced(BigInt(value.toFixed(DECIMALS).replace('.', '')), 10n ** BigInt(DECIMALS));

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.over, a.under * b.under);

/** Throws RangeError where `b` is 0. */
export const quotient = (a: Fraction, b: Fraction): Fraction => {
  if (b.over === 0n) throw new RangeError('nothing is divided by 0');
  const over = a.over * b.under;
  const under = a.under * b.over;
  return under < 0n ? reduced(-over, -under) : reduced(over, under);
};

export const isZero = ({ over }: Fraction): boolean => over === 0n;
export const isSame = (a: Fraction, b: Fraction): boolean =>
  a.over === b.over && a.under === b.under;

/** At most so many: a part below nought counts its sign as four. */
const bits = (value: bigint): number => value.toString(16).length * 4;
/** More than a double holds, so that the quotient is rounded only once that matters. */
const KEPT_BITS = 80;

/** The nearest double or its neighbour, however large both parts are. */
export const numberOf = ({ over, under }: Fraction): number => {
  const shift = Math.max(0, KEPT_BITS + bits(under) - bits(over));
  return Number((over << BigInt(shift)) / under) / 2 ** shift;
};
