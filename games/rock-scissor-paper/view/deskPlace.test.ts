import { expect, test } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { cellsOf } from './deskPlace.ts';
import { placeOf } from './place.ts';

test.each([
  [390, 844],
  [320, 640],
  [844, 390],
  [1024, 700],
  [1280, 800],
  [1920, 1080],
])('on %i x %i each hand and its name have a field of their own, above the board', (w, h) => {
  const layout = layoutFor(w, h);
  const cells = cellsOf(layout);
  const floor = layout.isWide ? placeOf(layout).sill : layout.height;
  cells.forEach(({ y, face, isBeside, label, target }, i) => {
    const half = isBeside ? face / 2 : label.from + 11;
    expect(y + half).toBeLessThan(floor);
    const next = cells[i + 1];
    if (layout.isWide && next) expect(target.y + target.height).toBeLessThanOrEqual(next.target.y);
  });
});
