import fc from 'fast-check';
import { expect, it } from 'vitest';
import { steppingChance } from '../../../core/chance.ts';
import { type Emitter, POP, RAIN } from './emitters.ts';
import { moteOf, poseOf } from './mote.ts';

const STONES: Emitter = {
  frames: ['stone'],
  count: 10,
  life: [500, 1_000],
  area: [10, 4],
  angle: -Math.PI / 2,
  spread: 0,
  speed: [100, 100],
  gravity: 400,
  drag: 0,
  size: [1, 2],
  shrink: 1,
  spin: [0, 0],
  flip: 0,
  sway: 0,
  fade: [0.1, 0.5],
};
const emitters = fc.constantFrom(STONES, ...POP, ...RAIN);

it('each particle is as its emitter says, from where it is let go, as large as that asks', () => {
  fc.assert(
    fc.property(
      emitters,
      fc.integer(),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
      (of, seed, scale) => {
        const mote = moteOf(of, { x: 50, y: 80, scale }, steppingChance(seed));
        const [dx, dy] = of.area ?? [0, 0];
        const speed = Math.hypot(mote.vx, mote.vy) / scale;
        expect(of.frames).toContain(mote.frame);
        expect(Math.abs(mote.x - 50)).toBeLessThanOrEqual(dx);
        expect(Math.abs(mote.y - 80)).toBeLessThanOrEqual(dy);
        for (const [value, [least, most]] of [
          [mote.life, of.life],
          [speed, of.speed],
          [mote.size / scale, of.size],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(least - 1e-6);
          expect(value).toBeLessThanOrEqual(most + 1e-6);
        }
      },
    ),
  );
});

it('a film and a replay see the same particles', () => {
  const all = () => {
    const chance = steppingChance(7);
    return Array.from({ length: 20 }, () => moteOf(STONES, { x: 0, y: 0 }, chance));
  };
  expect(all()).toEqual(all());
  expect(new Set(all().map(({ x }) => x)).size).toBe(20);
});

it('appears where it begins, goes at the end of its life, and is not seen after it', () => {
  fc.assert(
    fc.property(emitters, fc.integer(), (of, seed) => {
      const mote = moteOf(of, { x: 5, y: 6 }, steppingChance(seed));
      expect(poseOf(mote, 0)).toMatchObject({ x: mote.x, y: mote.y, alpha: 0 });
      expect(poseOf(mote, mote.life / 2)?.alpha).toBe(1);
      expect(poseOf(mote, mote.life * 0.999)?.alpha).toBeLessThan(0.02);
      expect(poseOf(mote, mote.life)).toBeNull();
    }),
  );
});

it('what is thrown up comes down by gravity, and air slows it', () => {
  const thrown = moteOf(Object.assign({}, STONES, { area: [0, 0] }), { x: 0, y: 0 }, () => 0.5);
  // 100 up and 400 down: after half a second it is where it was.
  expect(poseOf(thrown, 250)?.y).toBeCloseTo(-12.5);
  expect(poseOf(thrown, 500)?.y).toBeCloseTo(0);
  const far = (drag: number) => {
    const emitter: Emitter = { ...STONES, angle: 0, gravity: 0, drag };
    return (
      poseOf(
        moteOf(emitter, { x: 0, y: 0 }, () => 0.5),
        700,
      )?.x ?? 0
    );
  };
  expect([far(0), far(1), far(4)]).toEqual([far(0), far(1), far(4)].toSorted((a, b) => b - a));
  expect(far(1e-6)).toBeCloseTo(far(0), 3);
});
