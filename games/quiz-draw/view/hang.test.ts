import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { hangingOf } from './hang.ts';
import { placesOf, SLIP } from './place.ts';

/** A lantern's drawing from its hook, in its own units. */
const DRAWN = { width: 80, height: 116 };

const screens: readonly [width: number, height: number][] = [
  [390, 440],
  [320, 300],
  [640, 720],
  [390, 844],
  [500, 280],
  [844, 390],
];

it.each(screens)('on %i by %i fifty lanterns hang apart, within the sky', (width, height) => {
  const layout = layoutFor(width, height);
  const { room, market, hero, slip } = placesOf(layout);
  const { places, size } = hangingOf(50, room);
  expect(places).toHaveLength(50);
  // As large as a fingertip's print at least.
  expect(size * DRAWN.height * layout.scale).toBeGreaterThan(20);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(layout.width);
    expect(y + size * DRAWN.height).toBeLessThanOrEqual(room.y + room.height + 1);
  }
  for (const [n, a] of places.entries())
    for (const b of places.slice(n + 1)) {
      const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      expect(across > size * 56 || down > size * 84, `${n}`).toBe(true);
    }
  // The picture covers the screen's whole width down to its lower edge.
  expect(market.x).toBeLessThanOrEqual(0.01);
  expect(market.y + 760 * market.size).toBeCloseTo(layout.height);
  // What was drawn and its slip are on the screen, one above the other.
  expect(hero.y - 116 * hero.size).toBeGreaterThanOrEqual(0);
  expect(hero.y + 116 * hero.size).toBeLessThanOrEqual(slip.y - (SLIP.height / 2) * slip.size);
  expect(slip.size * SLIP.width).toBeLessThanOrEqual(layout.width);
});

it('any number hangs, each on a string', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65 }), (count) => {
      const hanging = hangingOf(count, { x: 0, y: 0, width: 500, height: 400 });
      expect(hanging.places).toHaveLength(count);
      expect(hanging.size).toBeGreaterThan(0);
    }),
  );
});
