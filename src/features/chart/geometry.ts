import type { Point, Size } from '#src/base/geometry.ts';

/** `x` and `y` are its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the way from a box's middle to a point leaves the box. */
export const borderOf = (box: Box, { x, y }: Point): Point => {
  const [dx, dy] = [x - box.x, y - box.y];
  const part = Math.min(
    1,
    dx === 0 ? 1 : box.width / 2 / Math.abs(dx),
    dy === 0 ? 1 : box.height / 2 / Math.abs(dy),
  );
  return { x: box.x + dx * part, y: box.y + dy * part };
};

const between = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(0.5, distance / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Pixels within which a line turns. */
const TURN = 14;

/** A path of SVG through points, its corners rounded. */
export const roundedPath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce(
    (path, point, index) => {
      const next = rest[index + 1];
      if (!next) return `${path}L${at(point)}`;
      const before = rest[index - 1] ?? first;
      return `${path}L${at(between(point, before, TURN))}Q${at(point)} ${at(between(point, next, TURN))}`;
    },
    `M${at(first)}`,
  );
};

/** How a drawing lies in its window: moved by `x` and `y` pixels, `zoom` times as large. */
export interface View extends Point {
  zoom: number;
}

const LEAST_ZOOM = 0.15;
export const MOST_ZOOM = 2.5;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The whole drawing, in the middle of its window. */
export const fitted = (drawing: Size, window: Size): View => {
  const zoom = within(
    Math.min(window.width / drawing.width, window.height / drawing.height, 1.25),
    LEAST_ZOOM,
    MOST_ZOOM,
  );
  return {
    x: (window.width - drawing.width * zoom) / 2,
    y: (window.height - drawing.height * zoom) / 2,
    zoom,
  };
};

/** Zoomed by a factor about a point of the window, which stays where it is. */
export const zoomed = ({ x, y, zoom }: View, factor: number, about: Point): View => {
  const next = within(zoom * factor, LEAST_ZOOM, MOST_ZOOM);
  const part = next / zoom;
  return { x: about.x - (about.x - x) * part, y: about.y - (about.y - y) * part, zoom: next };
};

/** Moved only as far as a box needs to be seen whole, with some room around it. */
export const showing = (view: View, box: Box, window: Size, room = 32): View => {
  const shift = (middle: number, length: number, offset: number, space: number): number => {
    const half = (length / 2) * view.zoom + room;
    const place = middle * view.zoom + offset;
    if (half * 2 > space) return space / 2 - place;
    return within(place, half, space - half) - place;
  };
  return {
    ...view,
    x: view.x + shift(box.x, box.width, view.x, window.width),
    y: view.y + shift(box.y, box.height, view.y, window.height),
  };
};

/** A box in the middle of the window, at a zoom. */
export const centred = (box: Box, window: Size, zoom: number): View => ({
  x: window.width / 2 - box.x * zoom,
  y: window.height / 2 - box.y * zoom,
  zoom,
});
