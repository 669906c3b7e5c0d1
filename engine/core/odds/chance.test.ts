import { expect, test } from 'vitest';
import { simulatedDraws } from './chance.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const numbersOf = (seed: number) => {
    const draws = simulatedDraws(seed);
    return Array.from({ length: 20 }, () => draws.below(1_000_000));
  };
  expect(numbersOf(1)).toEqual(numbersOf(1));
  expect(numbersOf(1)).not.toEqual(numbersOf(2));
});

test('each value is as likely, pairs of neighbours included', () => {
  const n = 7;
  const many = 490_000;
  const draws = simulatedDraws(42);
  const pairs = new Array<number>(n * n).fill(0);
  let last = draws.below(n);
  for (let draw = 0; draw < many; draw++) {
    const number = draws.below(n);
    const pair = last * n + number;
    pairs[pair] = (pairs[pair] ?? 0) + 1;
    last = number;
  }
  const expected = many / (n * n);
  const chi = pairs.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 48 degrees of freedom: 93.2 is passed once in 10,000 seeds.
  expect(chi).toBeLessThan(93.2);
});
