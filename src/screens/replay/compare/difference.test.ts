import { expect, it } from 'vitest';
import { differenceOf, type Pixels } from './difference.ts';

const pixels = (...colours: number[][]): Pixels => ({
  width: colours.length,
  height: 1,
  data: new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255])),
});

it('[replay] pixels that anybody sees to differ are lit, the others dimmed, and their share is told', () => {
  const one = pixels([0, 0, 0], [200, 200, 200], [10, 20, 30], [90, 90, 90]);
  const other = pixels([0, 0, 0], [200, 200, 159], [10, 20, 30], [130, 90, 50]);
  const found = differenceOf(one, other);
  expect(found?.share).toBe(0.25);
  expect([...(found?.picture.data.subarray(4, 7) ?? [])]).toEqual([255, 214, 102]);
  expect([...(found?.picture.data.subarray(12) ?? [])]).toEqual([20, 20, 20, 255]);
  expect(differenceOf(one, one)?.share).toBe(0);
});

it('[replay] pictures of two sizes are not compared', () => {
  expect(differenceOf(pixels([0, 0, 0]), pixels([0, 0, 0], [0, 0, 0]))).toBeNull();
});
