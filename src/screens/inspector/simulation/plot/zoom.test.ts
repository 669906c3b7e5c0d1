import { expect, test } from 'vitest';
import { zoomedRange } from './zoom.ts';

const all = { min: 0, max: 100 };

test('[inspector] zooming in shows the middle half, out twice as much, at last all of it', () => {
  const half = zoomedRange(all, all, 'in', false);
  expect(half).toEqual({ min: 25, max: 75 });
  expect(zoomedRange({ min: 40, max: 60 }, all, 'out', false)).toEqual({ min: 30, max: 70 });
  expect(zoomedRange(half ?? all, all, 'out', false)).toBeNull();
});

test('[inspector] nothing beyond what there is comes to be seen', () => {
  expect(zoomedRange({ min: 0, max: 40 }, all, 'out', false)).toEqual({ min: 0, max: 60 });
});

test('[inspector] on a logarithmic axis the middle is that of its decades', () => {
  const decades = { min: 1_000, max: 10_000_000 };
  const part = zoomedRange(decades, decades, 'in', true);
  expect(part?.min).toBeCloseTo(10_000, 6);
  expect(part?.max).toBeCloseTo(1_000_000, 4);
});
