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
