import { expect, test } from 'vitest';
import { layoutFor } from '#engine/canvas/stage/layout.ts';
import { placeOf } from './place.ts';
import { KNUCKLES, REST, standOf, TIP } from './pose.ts';
import { RIGS } from './rigs.ts';

const SCREENS = [
  [390, 844],
  [844, 390],
  [320, 640],
  [1280, 800],
  [768, 1024],
] as const;
const SHOWN = { ...REST, out: 0 };

test.each(SCREENS)('at %i x %i two stretched hands meet on the cloth and do not cross', (w, h) => {
  const layout = layoutFor(w, h);
  const place = placeOf(layout);
  const mine = standOf(place, 1, SHOWN).before(TIP);
  const theirs = standOf(place, -1, SHOWN).before(TIP);
  expect(mine.x).toBeLessThan(theirs.x);
  expect(mine.y).toBeGreaterThan(theirs.y);
  for (const tip of [mine, theirs]) {
    expect(tip.x).toBeGreaterThan(0);
    expect(tip.x).toBeLessThan(place.right);
    expect(tip.y).toBeGreaterThan(place.lamp.y);
    expect(tip.y).toBeLessThan(place.sill);
  }
  expect(place.right).toBeLessThanOrEqual(layout.width);
  expect(place.bottom).toBeLessThanOrEqual(layout.height);
});

test.each(SCREENS)('at %i x %i a withdrawn arm is out of sight', (w, h) => {
  const place = placeOf(layoutFor(w, h));
  expect(standOf(place, 1, REST).before(TIP).x).toBeLessThan(0);
  expect(standOf(place, -1, REST).before(TIP).x).toBeGreaterThan(place.right);
});

test('a fist thrusts forward by what it is shorter than a stretched hand', () => {
  const place = placeOf(layoutFor(390, 844));
  const fist = standOf(place, 1, { ...SHOWN, thrust: TIP - KNUCKLES }).before(KNUCKLES);
  const open = standOf(place, 1, SHOWN).before(TIP);
  expect(fist.x).toBeCloseTo(open.x);
  expect(fist.y).toBeCloseTo(open.y);
});

test('a hand that won stays clear of the board when the phone is turned', () => {
  const crowned = { ...SHOWN, crown: 1 };
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    const place = placeOf(layoutFor(width, height));
    const { x, y } = standOf(place, 1, crowned).before(TIP);
    // Above the board on a tall stage, left of its middle on a wide one.
    expect(place.isWide ? x < place.middle.x : y < place.middle.y).toBe(true);
  }
});

test('both arms rise with the drum, and the pushed one gives way', () => {
  const place = placeOf(layoutFor(390, 844));
  for (const turn of [1, -1] as const) {
    const rest = standOf(place, turn, SHOWN).before(TIP);
    expect(standOf(place, turn, { ...SHOWN, swing: 0.26 }).before(TIP).y).toBeLessThan(rest.y);
    const pushed = standOf(place, turn, { ...SHOWN, push: 1 });
    const before = standOf(place, turn, SHOWN);
    const away = (stand: { x: number }) => turn * (place.middle.x - stand.x);
    expect(away(pushed)).toBeGreaterThan(away(before));
  }
});

/** On the lamp's picture: its plate, below its wings; and half of a finger's thickness. */
const PLATE = { y: 124, radius: 27 };
const FINGER = 12;

test.each([
  [390, 844],
  [320, 640],
] as const)('at %i x %i no scissors that won or strike cross the lamp', (width, height) => {
  const place = placeOf(layoutFor(width, height));
  const { lamp, size } = place;
  for (const [turn, rig] of [
    [1, RIGS.mine],
    [-1, RIGS.theirs],
  ] as const)
    for (const pose of [{ ...SHOWN, crown: 1 }, SHOWN])
      for (const finger of ['index', 'middle'] as const) {
        const { x, y, angle } = standOf(place, turn, pose);
        const along = angle + turn * (rig.poses.scissors[finger]?.turn ?? 0);
        const away = Array.from({ length: TIP }, (_, at) =>
          Math.hypot(
            x + turn * Math.cos(along) * at * size - lamp.x,
            y + turn * Math.sin(along) * at * size - lamp.y - PLATE.y * lamp.scale,
          ),
        );
        expect(Math.min(...away)).toBeGreaterThan(PLATE.radius * lamp.scale + FINGER * size);
      }
});
