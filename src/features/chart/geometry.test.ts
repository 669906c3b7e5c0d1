import { describe, expect, it } from 'vitest';
import { borderOf, fitted, MOST_ZOOM, roundedPath, showing, zoomed } from './geometry.ts';

const box = { x: 100, y: 50, width: 80, height: 40 };

it('a line leaves a box at its border, whichever way it goes', () => {
  expect(borderOf(box, { x: 500, y: 50 })).toEqual({ x: 140, y: 50 });
  expect(borderOf(box, { x: 100, y: -50 })).toEqual({ x: 100, y: 30 });
  expect(borderOf(box, { x: 300, y: 250 })).toEqual({ x: 120, y: 70 });
  expect(borderOf(box, box)).toEqual({ x: 100, y: 50 });
});

it('a path turns round its corners and ends where it should', () => {
  expect(
    roundedPath([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ]),
  ).toBe('M0.0 0.0L86.0 0.0Q100.0 0.0 100.0 14.0L100.0 100.0');
  expect(roundedPath([])).toBe('');
});

describe('[inspector] how a drawing lies in its window', () => {
  const window = { width: 400, height: 300 };

  it('fits whole, in the middle', () => {
    expect(fitted({ width: 800, height: 200 }, window)).toEqual({ x: 0, y: 100, zoom: 0.5 });
  });

  it('zooms about a point that stays where it is, within bounds', () => {
    const view = { x: 10, y: 20, zoom: 1 };
    const about = { x: 110, y: 120 };
    const next = zoomed(view, 2, about);
    expect(next).toEqual({ x: -90, y: -80, zoom: 2 });
    expect((about.x - next.x) / next.zoom).toBe((about.x - view.x) / view.zoom);
    expect(zoomed(view, 100, about).zoom).toBe(MOST_ZOOM);
  });

  it('moves only as far as a box needs to be seen', () => {
    const view = { x: 0, y: 0, zoom: 1 };
    expect(showing(view, box, window)).toEqual({ x: 0, y: 2, zoom: 1 });
    expect(showing(view, { ...box, x: 150, y: 150 }, window)).toEqual(view);
    const moved = showing(view, { ...box, x: 900, y: 150 }, window);
    expect(900 + moved.x + 40 + 32).toBe(400);
  });

  it('has what does not fit in the middle', () => {
    const wide = { x: 300, y: 150, width: 900, height: 40 };
    expect(showing({ x: 0, y: 0, zoom: 1 }, wide, window).x).toBe(-100);
  });
});
