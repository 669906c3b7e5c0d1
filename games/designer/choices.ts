/** Every choice of `count` of the first `size` whole numbers, in order. */
export function* choicesOf(size: number, count: number, from = 0): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= size - count; first += 1)
    for (const rest of choicesOf(size, count - 1, first + 1)) yield [first, ...rest];
}

export const choicesCount = (size: number, count: number): number =>
  Array.from({ length: count }, (_, i) => (size - i) / (i + 1)).reduce(
    (all, each) => all * each,
    1,
  );

/** Every combination of one of each. */
export function* combined(lists: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const value of first) for (const others of combined(rest)) yield [value, ...others];
}
