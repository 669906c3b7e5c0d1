import { expect, it } from 'vitest';
import { resolutionFor, type Sharpness, sharpnessFor } from './sharpness.ts';

const of = (atlas: Sharpness, picture: Sharpness) => ({ atlas, picture });

it('takes the finest atlas for three pixels a unit, the finest ground for less, both only on a strong device', () => {
  expect(sharpnessFor(0.9, true)).toEqual(of('half', 'half'));
  // A phone of one pixel; a desktop of 1280 with one; phones of 390 and 414 with two.
  expect(sharpnessFor(1, true)).toEqual(of('full', 'full'));
  for (const density of [1.64, 2, 2.12])
    expect(sharpnessFor(density, true)).toEqual(of('full', 'fine'));
  // Of 360 with three.
  expect(sharpnessFor(2.77, true)).toEqual(of('fine', 'fine'));
  expect(sharpnessFor(3.3, false)).toEqual(of('full', 'full'));
});

it('draws up to three pixels on a strong device, two on another, and never more than there are', () => {
  expect([1, 2, 2.625, 3, 3.5].map((each) => resolutionFor(each, true))).toEqual([
    1, 2, 2.625, 3, 3,
  ]);
  expect([1, 2, 3].map((each) => resolutionFor(each, false))).toEqual([1, 2, 2]);
});
