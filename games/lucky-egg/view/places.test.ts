import { describe, expect, test } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { amountAt, CLOCK, clutchOf, EGG, NEST, placesOf } from './places.ts';

const SCREENS = [
  [390, 844],
  [320, 640],
  [320, 568],
  [844, 390],
  [1280, 800],
  [768, 1024],
] as const;
const COUNTS = Array.from({ length: 18 }, (_, at) => at + 3);

describe.each(COUNTS)('a nest of %i eggs', (eggs) => {
  const { places, field, columns, scale } = clutchOf(eggs);

  test('has a place for each, inside its rim', () => {
    expect(places).toHaveLength(eggs);
    for (const { x, y } of places) {
      const reach = Math.hypot(
        (Math.abs(x) + (EGG.width / 2) * scale * 0.6) / NEST.halfWidth,
        y / 155,
      );
      expect(reach).toBeLessThan(1.06);
    }
  });

  test('gives each a field of its own to be pressed in', () => {
    for (const [at, a] of places.entries())
      for (const b of places.slice(at + 1))
        expect(
          Math.abs(a.x - b.x) >= field.width - 0.01 || Math.abs(a.y - b.y) >= field.height - 0.01,
        ).toBe(true);
    expect(columns).toBeLessThanOrEqual(5);
  });

  test.each(eggs <= 12 ? [640, 568] : [640])(
    'has fields of 44 px at least on a screen of 320 x %i',
    (height) => {
      const layout = layoutFor(320, height);
      const css = placesOf(layout).nest.scale * layout.scale;
      expect(field.width * css).toBeGreaterThanOrEqual(44);
      expect(field.height * css).toBeGreaterThanOrEqual(44);
    },
  );
});

test.each(SCREENS)('on %i x %i the nest keeps clear of the desk and of the edges', (w, h) => {
  const layout = layoutFor(w, h);
  const { nest, line, free, clock } = placesOf(layout);
  const right = layout.width - layout.desk.width;
  const bottom = layout.height - layout.desk.height;
  const half = (NEST.width / 2) * nest.scale;
  expect(nest.x - half).toBeGreaterThanOrEqual(0);
  expect(nest.x + half).toBeLessThanOrEqual(right);
  expect(line.y + 20).toBeLessThanOrEqual(bottom);
  expect(nest.y - NEST.above * nest.scale).toBeGreaterThanOrEqual(0);
  expect(free.x + free.width).toBeLessThanOrEqual(right);
  expect(clock.y).toBeGreaterThan(layout.chrome.height + 17);
});

test.each([
  [390, 844],
  [320, 568],
])(
  'on %i x %i with text at twice its size every egg lies clear of the desk and can be pressed',
  (w, h) => {
    const layout = layoutFor(w, h, 2, undefined, 2);
    const { nest } = placesOf(layout);
    const { places, field } = clutchOf(12);
    const bottom = (layout.height - layout.desk.height) * layout.scale;
    const css = nest.scale * layout.scale;
    expect(Math.min(field.width, field.height) * css).toBeGreaterThanOrEqual(24);
    for (const { x, y } of places) {
      expect(nest.y * layout.scale + (y + field.height / 2) * css).toBeLessThanOrEqual(bottom);
      expect(nest.y * layout.scale + (y - field.height / 2) * css).toBeGreaterThanOrEqual(56);
      expect(Math.abs(nest.x * layout.scale + x * css - w / 2)).toBeLessThan(w / 2 - 12);
    }
  },
);

test.each(SCREENS)('on %i x %i no amount, wherever it comes from, covers the clock', (w, h) => {
  const places = placesOf(layoutFor(w, h));
  const { nest, clock, free } = places;
  for (const { x, y } of [{ x: 0, y: -46 }, ...clutchOf(12).places])
    for (const rise of [78, 150, 196])
      for (const size of [0.6, 0.92, 1.35])
        for (const half of [45, 80]) {
          const reach = { half: half * size, above: 23 * size, below: 50 * size };
          const from = { x: nest.x + x * nest.scale, y: nest.y + y * nest.scale - rise * size };
          const at = amountAt(places, from, reach);
          const apart = [
            Math.abs(at.x - clock.x) - reach.half - CLOCK.width / 2,
            clock.y - CLOCK.height / 2 - at.y - reach.below,
            at.y - reach.above - clock.y - CLOCK.height / 2,
          ];
          expect(Math.max(...apart)).toBeGreaterThan(0);
          expect(at.x + reach.half).toBeLessThanOrEqual(free.x + free.width + 20);
        }
});
