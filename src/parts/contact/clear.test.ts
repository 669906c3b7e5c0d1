import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liftOver } from './clear.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const button = box(318, 700, 56, 56);

it.each([
  ['nothing is there', [], 0],
  ['a button stands elsewhere', [box(16, 690, 200, 56)], 0],
  ['a wide button runs below it', [box(16, 710, 358, 56)], 56],
  ['two of them stand one over the other', [box(16, 710, 358, 56), box(16, 640, 358, 56)], 126],
  ['the whole way is full', [box(0, 0, 390, 844)], null],
])('[contact-button] where %s it rises', (_, mains, lift) => {
  expect(liftOver(button, mains, 60)).toBe(lift);
});

it('[contact-button] it never covers a main button, wherever those are', () => {
  const px = fc.integer({ min: 0, max: 844 });
  const mains = fc.array(fc.tuple(px, px, fc.integer({ min: 40, max: 360 }), px));
  fc.assert(
    fc.property(mains, (sizes) => {
      const boxes = sizes.map(([x, y, width, height]) => box(x, y, width, height % 90));
      const lift = liftOver(button, boxes, 60);
      if (lift === null) return;
      const [top, bottom] = [button.top - lift, button.bottom - lift];
      const isFree = boxes.every(
        (each) => each.bottom <= top || each.top >= bottom || each.right <= 318 || each.left >= 374,
      );
      expect(isFree).toBe(true);
    }),
  );
});
