import { type Polynomial, polynomialAt } from './model.ts';

/** Newton's steps until whole numbers are told apart; lines need one. */
const MOST_STEPS = 12;
const CLOSE = 1e-9;
/** A pivot below this part of its row is none. */
const SINGULAR = 1e-11;

/** What solves the lines of `rows`, each with its right side last; null where it is not one point. */
const solveLines = (rows: number[][]): number[] | null => {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    let height = 0;
    for (let r = column; r < size; r += 1) {
      const row = rows[r] ?? [];
      let most = 0;
      for (let c = 0; c < size; c += 1) most = Math.max(most, Math.abs(row[c] ?? 0));
      const part = Math.abs(row[column] ?? 0) / most;
      if (part > height) [best, height] = [r, part];
    }
    if (!(height > SINGULAR)) return null;
    const pivot = rows[best] ?? [];
    rows[best] = rows[column] ?? [];
    rows[column] = pivot;
    for (let r = 0; r < size; r += 1) {
      const row = rows[r] ?? [];
      const factor = r === column ? 0 : (row[column] ?? 0) / (pivot[column] ?? 1);
      if (factor !== 0)
        for (let c = column; c <= size; c += 1) row[c] = (row[c] ?? 0) - factor * (pivot[c] ?? 0);
    }
  }
  return rows.map((row, r) => (row[size] ?? 0) / (row[r] ?? 1));
};

/** The polynomial in what is left where its first unknowns are fixed. */
const reducedBy = (polynomial: Polynomial, fixed: readonly number[]): Polynomial => {
  let left = polynomial;
  for (const by of fixed) {
    const half = new Array<number>(left.length / 2);
    for (let mask = 0; mask < half.length; mask += 1)
      half[mask] = (left[2 * mask] ?? 0) + by * (left[2 * mask + 1] ?? 0);
    left = half;
  }
  return left;
};

/**
 * Where polynomials are all 0, as many as there are unknowns after the `fixed` ones; null where Newton's way
 * from no change leads nowhere.
 */
export const rootOf = (
  polynomials: readonly Polynomial[],
  fixed: readonly number[],
): number[] | null => {
  const left = polynomials.map((polynomial) => reducedBy(polynomial, fixed));
  if (left.length === 1) {
    const root = -(left[0]?.[0] ?? 0) / (left[0]?.[1] ?? 0);
    return Number.isFinite(root) ? [root] : null;
  }
  const by = left.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const rows = left.map((polynomial) => {
      const row = by.map((now, i) => {
        // In one number it is a line: what one more of it makes is its slope everywhere.
        by[i] = 1;
        const one = polynomialAt(polynomial, by);
        by[i] = 0;
        const slope = one - polynomialAt(polynomial, by);
        by[i] = now;
        return slope;
      });
      row.push(-polynomialAt(polynomial, by));
      return row;
    });
    const moves = solveLines(rows);
    if (!moves) return null;
    let isClose = true;
    for (const [i, move] of moves.entries()) {
      if (!Number.isFinite(move)) return null;
      by[i] = (by[i] ?? 0) + move;
      isClose &&= Math.abs(move) <= CLOSE * Math.max(1, Math.abs(by[i] ?? 0));
    }
    if (isClose) return by;
  }
  return null;
};

/** Roots that lie so near a whole number are looked at exactly. */
const WHOLE = 1e-5;

export const isNearlyWhole = (value: number): boolean =>
  Math.abs(value - Math.round(value)) <= WHOLE * Math.max(1, Math.abs(value) / 1_000);

/** Whether no two of their unknowns are multiplied. */
const areLines = (polynomials: readonly Polynomial[]): boolean =>
  polynomials.every((polynomial) =>
    polynomial.every((coefficient, mask) => coefficient === 0 || (mask & (mask - 1)) === 0),
  );

/** Writes the roots at a value of the first unknown one after the other; how many is the answer. */
type RootsAt = (first: number, into: Float64Array) => number;

const ofOne = ([of]: readonly Polynomial[]): RootsAt => {
  const [a = 0, az = 0, b = 0, bz = 0] = of ?? [];
  return (z, into) => {
    into[0] = -(a + az * z) / (b + bz * z);
    return 1;
  };
};

/** Of two, the first unknown fixed: x follows from y by the one, and a square of y is left of the other. */
const ofTwo = ([first, second]: readonly Polynomial[]): RootsAt => {
  const [a = 0, az = 0, b = 0, bz = 0, c = 0, cz = 0, d = 0, dz = 0] = first ?? [];
  const [p = 0, pz = 0, q = 0, qz = 0, r = 0, rz = 0, s = 0, sz = 0] = second ?? [];
  return (z, into) => {
    const a1 = a + az * z;
    const b1 = b + bz * z;
    const c1 = c + cz * z;
    const d1 = d + dz * z;
    const a2 = p + pz * z;
    const b2 = q + qz * z;
    const c2 = r + rz * z;
    const d2 = s + sz * z;
    const square = c2 * d1 - d2 * c1;
    const line = a2 * d1 + c2 * b1 - b2 * c1 - d2 * a1;
    const rest = a2 * b1 - b2 * a1;
    let count = 0;
    if (Math.abs(square) * 1e9 <= Math.abs(line)) {
      into[1] = -rest / line;
      count = 1;
    }
    if (square !== 0) {
      const root = Math.sqrt(line * line - 4 * square * rest);
      // Without a difference of like numbers.
      const half = -(line + (line < 0 ? -root : root)) / 2;
      into[2 * count + 1] = half / square;
      into[2 * count + 3] = rest / half;
      count += 2;
    }
    for (let at = 0; at < count; at += 1) {
      const y = into[2 * at + 1] ?? 0;
      const under = b1 + d1 * y;
      const other = b2 + d2 * y;
      const isFirst = Math.abs(under) >= Math.abs(other);
      into[2 * at] = isFirst ? -(a1 + c1 * y) / under : -(a2 + c2 * y) / other;
    }
    return count;
  };
};

/** Of more, where they are lines: the root moves along a line too. */
const ofLines = (polynomials: readonly Polynomial[]): RootsAt => {
  const [none, one] = [rootOf(polynomials, [0]), rootOf(polynomials, [1])];
  return (z, into) => {
    if (!none || !one) return 0;
    for (let i = 0; i < none.length; i += 1)
      into[i] = (none[i] ?? 0) + z * ((one[i] ?? 0) - (none[i] ?? 0));
    return 1;
  };
};

const MOST_ROOTS = 3;

/** Whole numbers at which all polynomials are nearly 0, by the first from 0 outward; 0 itself is no change. */
export function* wholeRoots(
  polynomials: readonly Polynomial[],
  firsts: readonly number[],
): Generator<number[]> {
  const size = polynomials.length;
  if (size > 2 && !areLines(polynomials)) return;
  const of = size === 1 ? ofOne : size === 2 ? ofTwo : ofLines;
  const rootsAt = of(polynomials);
  const found = new Float64Array(MOST_ROOTS * size);
  for (let i = 0; i < firsts.length; i += 1) {
    const first = firsts[i] ?? 0;
    const end = rootsAt(first, found) * size;
    for (let from = 0; from < end; from += size) {
      let at = from;
      while (at < from + size && isNearlyWhole(found[at] ?? 0)) at += 1;
      if (at === from + size) yield [first, ...Array.from(found.subarray(from, at), Math.round)];
    }
  }
}
