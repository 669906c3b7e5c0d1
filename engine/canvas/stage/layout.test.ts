import { expect, it } from 'vitest';
import { layoutFor, TALL, WIDE } from './layout.ts';

it('is the design itself on the phone it was drawn for', () => {
  expect(layoutFor(390, 844, 3)).toMatchObject({ width: 390, height: 844, scale: 1, density: 3 });
});

it.each([
  [320, 568],
  [320, 640],
  [360, 800],
  [430, 932],
  [768, 1024],
  [844, 390],
  [667, 375],
  [1024, 768],
  [1280, 800],
  [2560, 1080],
])('fills %i x %i and always leaves the least size inside the safe area', (width, height) => {
  const insets = { top: 47, right: 12, bottom: 34, left: 12 };
  const layout = layoutFor(width, height, 2, insets);
  expect(layout.width * layout.scale).toBeCloseTo(width);
  expect(layout.height * layout.scale).toBeCloseTo(height);
  const { safe } = layout;
  const least = layout.isWide ? WIDE : TALL;
  expect(layout.width - safe.left - safe.right).toBeGreaterThanOrEqual(least.width - 1e-6);
  expect(layout.height - safe.top - safe.bottom).toBeGreaterThanOrEqual(least.height - 1e-6);
});

it('gives the desk a whole side of 320 px on a desktop, and less beside a phone held wide', () => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const { desk, scale } = layoutFor(width, height);
    expect(desk.width * scale).toBeCloseTo(320);
  }
  const phone = layoutFor(844, 390);
  expect(phone.desk.width * phone.scale).toBeCloseTo(248);
});

it.each([
  [390, 844, 1, 172],
  [390, 844, 2, 344],
  [320, 568, 2, 568 * 0.45],
  [320, 568, 0.8, 172],
])(
  'on %i x %i with text at %f times its size the desk is %f px high',
  (width, height, text, most) => {
    const { desk, scale } = layoutFor(width, height, 2, undefined, text);
    expect(desk.height * scale).toBeCloseTo(most);
  },
);
