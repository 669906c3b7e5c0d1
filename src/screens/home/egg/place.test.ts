import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearOf, pointOf, restOf, steppedBy } from './place.ts';

const room = { width: 390, height: 640 };
const banner = { width: 88, height: 96 };

describe('[egg-banner] where the egg comes to rest', () => {
  it.each([
    [{ x: 20, y: 100 }, 10],
    [{ x: 150, y: 100 }, 10],
    [{ x: 152, y: 100 }, 292],
    [{ x: 300, y: 100 }, 292],
  ])('let go at %o it snaps 10 px from the nearer side edge: x %i', (point, x) => {
    const rest = pointOf(restOf(point, room, banner), room, banner);
    expect(rest).toEqual({ x, y: 100 });
  });

  const px = fc.integer({ min: -2000, max: 4000 });
  const rooms = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 200, max: 1400 }),
  });
  it('wherever it is thrown, and however the screen is turned after, it stays on it', () => {
    fc.assert(
      fc.property(px, px, rooms, rooms, (x, y, before, after) => {
        const at = pointOf(restOf({ x, y }, before, banner), after, banner);
        expect(at.x).toBeGreaterThanOrEqual(10);
        expect(at.x + banner.width).toBeLessThanOrEqual(after.width - 10);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y + banner.height).toBeLessThanOrEqual(after.height);
      }),
    );
  });

  it('arrow keys take it to the sides, up and down, and no further than the edge', () => {
    const start = restOf({ x: 300, y: 20 }, room, banner);
    expect(steppedBy('ArrowLeft', start, room, banner)?.side).toBe('left');
    const up = steppedBy('ArrowUp', start, room, banner);
    expect(up?.down).toBe(0);
    const down = steppedBy('ArrowDown', start, room, banner);
    expect(down && pointOf(down, room, banner).y).toBeCloseTo(52);
    expect(steppedBy('Enter', start, room, banner)).toBeNull();
  });
});

describe('[egg-banner] what it never covers', () => {
  const across = (top: number, bottom: number) => ({ left: 0, top, right: 390, bottom });

  it('it stays where nothing is below it', () => {
    expect(clearOf({ x: 10, y: 100 }, room, banner, [across(300, 330)])).toEqual({ x: 10, y: 100 });
  });

  it('else it goes as little up or down as it can, at its side', () => {
    const rows = [across(120, 150), across(400, 430)];
    expect(clearOf({ x: 10, y: 40 }, room, banner, rows)).toEqual({ x: 10, y: 8 });
    expect(clearOf({ x: 10, y: 140 }, room, banner, rows)).toEqual({ x: 10, y: 166 });
  });

  it('a side without a place leaves the other one, and none is none', () => {
    const left = { left: 0, top: 0, right: 200, bottom: 640 };
    expect(clearOf({ x: 10, y: 100 }, room, banner, [left])).toEqual({ x: 292, y: 100 });
    expect(clearOf({ x: 10, y: 100 }, room, banner, [across(0, 640)])).toBeNull();
  });
});
