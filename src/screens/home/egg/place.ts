import type { Point, Size } from '#src/base/geometry.ts';

/** From the edge it comes to rest at, in pixels (spec 9). */
const EDGE_PX = 10;

/** Where the banner rests: at a side, so far down as this share of the way it can go. */
export interface RestingPlace {
  side: 'left' | 'right';
  /** 0: as high as can be, 1: as low. A share, so that it stays on a screen that was turned. */
  down: number;
}

const share = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));

/** The upper left corner, in pixels of the room, of a banner that rests at `place`. */
export const pointOf = ({ side, down }: RestingPlace, room: Size, banner: Size): Point => ({
  x: side === 'left' ? EDGE_PX : room.width - banner.width - EDGE_PX,
  y: down * Math.max(0, room.height - banner.height),
});

/** Where a banner let go at `point` comes to rest: at the nearer side, within the room. */
export const restOf = ({ x, y }: Point, room: Size, banner: Size): RestingPlace => ({
  side: x + banner.width / 2 < room.width / 2 ? 'left' : 'right',
  down: share(y, room.height - banner.height),
});

const STEP_PX = 32;

/** Where an arrow key takes it; null: no key of ours. */
export const steppedBy = (
  key: string,
  place: RestingPlace,
  room: Size,
  banner: Size,
): RestingPlace | null => {
  const { x, y } = pointOf(place, room, banner);
  switch (key) {
    case 'ArrowLeft':
      return { ...place, side: 'left' };
    case 'ArrowRight':
      return { ...place, side: 'right' };
    case 'ArrowUp':
      return restOf({ x, y: y - STEP_PX }, room, banner);
    case 'ArrowDown':
      return restOf({ x, y: y + STEP_PX }, room, banner);
    default:
      return null;
  }
};

/** Sides in pixels of the room. */
export interface Obstacle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between the banner, whose cross stands out above it, and what it keeps clear of. */
const CLEAR_PX = 16;

/**
 * Where a banner that would rest at `point` covers none of `boxes`: the nearest height at its side, else at the
 * other one; null: there is no such place.
 */
export const clearOf = (
  point: Point,
  room: Size,
  banner: Size,
  boxes: readonly Obstacle[],
): Point | null => {
  const most = Math.max(0, room.height - banner.height);
  const heights = [point.y, 0, most]
    .concat(boxes.flatMap(({ top, bottom }) => [top - CLEAR_PX - banner.height, bottom + CLEAR_PX]))
    .filter((y) => y >= 0 && y <= most)
    .sort((a, b) => Math.abs(a - point.y) - Math.abs(b - point.y));
  const isClear = ({ x, y }: Point) =>
    boxes.every(
      ({ left, top, right, bottom }) =>
        x >= right ||
        x + banner.width <= left ||
        y >= bottom + CLEAR_PX ||
        y + banner.height + CLEAR_PX <= top,
    );
  const places = [point.x, room.width - banner.width - point.x].flatMap((x) =>
    heights.map((y) => ({ x, y })),
  );
  return places.find(isClear) ?? null;
};
