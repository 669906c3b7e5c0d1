/** From the edge it comes to rest at, in pixels (spec 9). */
const EDGE_PX = 10;

/** Where the banner rests: at a side, so far down as this share of the way it can go. */
export interface Place {
  side: 'left' | 'right';
  /** 0: as high as can be, 1: as low. A share, so that it stays on a screen that was turned. */
  down: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const share = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));

/** The upper left corner, in pixels of the room, of a banner that rests at `place`. */
export const pointOf = ({ side, down }: Place, room: Size, banner: Size): Point => ({
  x: side === 'left' ? EDGE_PX : room.width - banner.width - EDGE_PX,
  y: down * Math.max(0, room.height - banner.height),
});

/** Where a banner let go at `point` comes to rest: at the nearer side, within the room. */
export const restOf = ({ x, y }: Point, room: Size, banner: Size): Place => ({
  side: x + banner.width / 2 < room.width / 2 ? 'left' : 'right',
  down: share(y, room.height - banner.height),
});

const STEP_PX = 32;

/** Where an arrow key takes it; null: no key of ours. */
export const steppedBy = (key: string, place: Place, room: Size, banner: Size): Place | null => {
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
