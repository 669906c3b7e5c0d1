import {
  type Fraction,
  fraction,
  isSame,
  isZero,
  minus,
  numberOf,
  ONE,
  plus,
  quotient,
  times,
  ZERO,
} from '#engine/core/odds/fraction.ts';
import { type NumberShape, valueAt, withValue } from './fields.ts';

/*
 * How figures depend on numbers of a tuning, read off exact odds alone. A chance is a product of shares, and
 * what is paid a sum of products: in each number by itself a figure is a line, or a line over the sum of the
 * weights that it is drawn among. So a figure times those sums is a polynomial in which no number is squared,
 * and a few exact values give all of its coefficients. What is not so shows at a value more, and is left alone.
 */

/** A number that may move, with what it is now. */
export interface Unknown extends NumberShape {
  from: number;
  /** Those drawn among the same weights have the same one; -1: it is no weight. */
  group: number;
  /** What one more adds to the sum of the weights, as a part of it. */
  part: number;
}

/** Each equation's coefficients by which of a few unknowns are multiplied: bit i stands for the i-th. */
export type Polynomial = readonly number[];

export interface Model {
  unknowns: readonly Unknown[];
  /** The equations in these unknowns, by their places in `unknowns`; null: they are not of that kind. */
  polynomials(chosen: readonly number[]): readonly Polynomial[] | null;
}

/** All equations' left sides for values, 0 where they hold; null: they can't be played. */
export type Residuals = (values: unknown) => readonly Fraction[] | null;

/** Both are a share of the same sums: their equations' values, and the part they add to those. */
interface Line {
  part: Fraction;
  slopes: readonly Fraction[];
}

const whole = (value: number): Fraction => fraction(value);
const at = (list: readonly Fraction[], index: number): Fraction => list[index] ?? ZERO;

/** The line of a number over its weights, by its next three values. */
const lineOf = (
  base: readonly Fraction[],
  valuesAt: (by: number) => readonly Fraction[] | null,
): Line | null => {
  const [one, two, three] = [valuesAt(1), valuesAt(2), valuesAt(3)];
  if (!one || !two || !three) return null;
  const bends = base.map((value, k) => plus(minus(at(two, k), times(whole(2), at(one, k))), value));
  const bent = bends.findIndex((bend) => !isZero(bend));
  const rise = times(whole(2), minus(at(one, bent), at(two, bent)));
  if (bent >= 0 && isZero(rise)) return null;
  const part = bent < 0 ? ZERO : quotient(at(bends, bent), rise);
  const slopes = base.map((value, k) => minus(times(at(one, k), plus(ONE, part)), value));
  const isLine = base.every((value, k) =>
    isSame(
      times(at(three, k), plus(ONE, times(whole(3), part))),
      plus(value, times(whole(3), at(slopes, k))),
    ),
  );
  return isLine ? { part, slopes } : null;
};

interface Known extends Unknown {
  line: Line;
}

/** The equations of values in every whole number of `fields` that changes one of them. */
export const modelOf = (
  values: unknown,
  fields: readonly NumberShape[],
  residuals: Residuals,
): Model => {
  const base = residuals(values) ?? [];
  const moved = (changes: readonly { path: NumberShape['path']; to: number }[]) =>
    residuals(changes.reduce((made, { path, to }) => withValue(made, path, to), values));
  const both = (a: Known, b: Known, by: number) =>
    moved([
      { path: a.path, to: a.from + by },
      { path: b.path, to: b.from + 1 },
    ]);
  /** Whether both are drawn among the same weights: then the sum of these is a line in both. */
  const isSameDraw = (a: Known, b: Known): boolean => {
    const [first, second] = [both(a, b, 1), both(a, b, 2)];
    return base.every((value, k) => {
      const [x, y] = [at(a.line.slopes, k), at(b.line.slopes, k)];
      const sum = (more: number) => plus(ONE, times(whole(more), a.line.part));
      const crossed = minus(times(at(first ?? [], k), sum(2)), plus(value, plus(x, y)));
      return isSame(
        times(at(second ?? [], k), sum(3)),
        plus(plus(value, y), times(whole(2), plus(x, crossed))),
      );
    });
  };
  const unknowns: Known[] = [];
  const leaders: Known[] = [];
  for (const field of fields) {
    const from = valueAt(values, field.path);
    if (!field.isWhole || typeof from !== 'number') continue;
    const line = lineOf(base, (by) => moved([{ path: field.path, to: from + by }]));
    if (!line || line.slopes.every((slope, k) => isSame(slope, times(at(base, k), line.part))))
      continue;
    const unknown: Known = { ...field, from, line, part: numberOf(line.part), group: -1 };
    if (!isZero(line.part)) {
      const found = leaders.findIndex(
        (leader) => isSame(leader.line.part, line.part) && isSameDraw(leader, unknown),
      );
      unknown.group = found < 0 ? leaders.push(unknown) - 1 : found;
    }
    unknowns.push(unknown);
  }
  /** The sums of weights where each of these is one more, as a part of what they are now. */
  const sumsOf = (chosen: readonly Known[]): Fraction => {
    const groups = Map.groupBy(
      chosen.filter(({ group }) => group >= 0),
      ({ group }) => group,
    );
    return [...groups.values()].reduce(
      (product, its) =>
        times(
          product,
          its.reduce((sum, { line }) => plus(sum, line.part), ONE),
        ),
      ONE,
    );
  };
  const coefficients = new Map<string, readonly Fraction[] | null>([['', base]]);
  /** What stands before the product of exactly these. */
  const coefficientOf = (chosen: readonly number[]): readonly Fraction[] | null => {
    const key = chosen.join();
    const known = coefficients.get(key);
    if (known !== undefined) return known;
    const its = chosen.flatMap((index) => unknowns[index] ?? []);
    const made = its.length === 1 ? (its[0]?.line.slopes ?? null) : crossOf(chosen, its);
    coefficients.set(key, made);
    return made;
  };
  const crossOf = (chosen: readonly number[], its: readonly Known[]) => {
    const lower = subsetsOf(chosen).slice(0, -1).map(coefficientOf);
    if (lower.includes(null)) return null;
    const pairs = lower.filter((_, mask) => bitsOf(mask) === 2);
    // Where one of three does not bear on another, all three have no product.
    if (its.length > 2 && pairs.some((pair) => pair?.every(isZero))) return base.map(() => ZERO);
    const raised = moved(its.map(({ path, from }) => ({ path, to: from + 1 })));
    const sums = sumsOf(its);
    return (
      raised?.map((value, k) =>
        lower.reduce((left, part) => minus(left, at(part ?? [], k)), times(value, sums)),
      ) ?? null
    );
  };
  return {
    unknowns,
    polynomials(chosen) {
      const parts = subsetsOf(chosen).map(coefficientOf);
      if (parts.includes(null)) return null;
      return base.map((_, k) => parts.map((part) => numberOf(at(part ?? [], k))));
    },
  };
};

const bitsOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Every part of a list, by the bits of its place: bit i stands for the i-th. */
const subsetsOf = (list: readonly number[]): number[][] =>
  Array.from({ length: 2 ** list.length }, (_, mask) => list.filter((_each, i) => mask & (1 << i)));

/** The sums of weights when the chosen unknowns are changed by so much, as a part of what they are now. */
export const weightsAt = (chosen: readonly Unknown[], by: readonly number[]): number => {
  const sums = new Map<number, number>();
  for (const [i, { group, part }] of chosen.entries())
    if (group >= 0) sums.set(group, (sums.get(group) ?? 1) + part * (by[i] ?? 0));
  return [...sums.values()].reduce((product, sum) => product * sum, 1);
};

/** A polynomial's value. */
export const polynomialAt = (polynomial: Polynomial, by: readonly number[]): number => {
  let sum = 0;
  for (let mask = 0; mask < polynomial.length; mask += 1) {
    let product = polynomial[mask] ?? 0;
    for (let i = 0; product !== 0 && mask >> i > 0; i += 1)
      if ((mask >> i) & 1) product *= by[i] ?? 0;
    sum += product;
  }
  return sum;
};
