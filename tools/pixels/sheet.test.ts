import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Shot } from '../../tests/harness/film.tsx';
import { othersIn, sheetOf } from './sheet.ts';

/** A shot of one colour, with a white square so large in its corner. */
const shotOf = async (step: number, square: number): Promise<Shot> => {
  const size = { width: 195, height: 422, channels: 3 as const };
  const white = { width: square, height: square, channels: 3 as const, background: '#fff' };
  const file = await sharp({ create: { ...size, background: { r: 90, g: 20, b: 8 * step } } })
    .composite(square > 0 ? [{ input: { create: white }, left: 9, top: 9 }] : [])
    .png()
    .toBuffer();
  return { step, time: step, why: 'time', png: file.toString('base64') };
};
const shots = (square: number, count = 10) =>
  Promise.all(Array.from({ length: count }, (_, at) => shotOf(at, at === 9 ? square : 0)));

test('[replay] a shot that is another than the kept one is found, whichever row it is in; one more or less too', async () => {
  const kept = await sheetOf(await shots(0));
  expect(await othersIn(kept, await shots(0))).toEqual([]);
  // An edge that is drawn a little different.
  expect(await othersIn(kept, await shots(6))).toEqual([]);
  const [other, ...more] = (await othersIn(kept, await shots(30))) ?? [];
  expect(more).toEqual([]);
  expect(other?.shot.step).toBe(9);
  expect(other?.pixels).toBeGreaterThan(800);
  expect(await othersIn(kept, await shots(0, 9))).toBeNull();
  expect(await othersIn(kept, await shots(0, 17))).toBeNull();
});
