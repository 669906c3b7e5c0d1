import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Place, Room } from './hang.ts';

/** The market's picture: what of it must be seen, and where on it the platform's boards are. */
const MARKET = { width: 1_000, height: 760, least: 540, boards: 652 };

/** Where everything stands. Units. */
export interface Places {
  /** The picture's size of its drawing, its left and upper edge. */
  market: { x: number; y: number; size: number };
  /** Where the host's perch stands, and how large they are. */
  host: Place & { size: number };
  /** The room of the lanterns. */
  room: Room;
  /** The middle of the lantern that was drawn, and its size; below it hangs the slip. */
  hero: Place & { size: number };
  slip: Place & { size: number };
}

/** The slip as it is drawn. */
export const SLIP = { width: 380, height: 132 };
/** The drawn lantern's drawing. */
const HERO = { width: 160, height: 232 };
/** CSS pixels the slip has at the least, as long as there is room: its words are to be read. */
const SLIP_PIXELS = 300;

/** The picture covers the lower part of every screen; above it is more of the same sky. */
export const placesOf = ({ width, height, safe, scale }: Layout): Places => {
  const size = Math.max(
    width / MARKET.width,
    Math.min(height / MARKET.height, width / MARKET.least),
  );
  const top = height - MARKET.height * size;
  const boards = top + MARKET.boards * size;
  const roomTop = safe.top + 10;
  const roofs = top + 430 * size;
  const room = {
    x: safe.left + 6,
    y: roomTop,
    width: width - safe.left - safe.right - 12,
    height: Math.max(height * 0.42, roofs - roomTop),
  };
  const slip = Math.min((width - 24) / SLIP.width, Math.max(1, SLIP_PIXELS / scale / SLIP.width));
  const slipY = height - safe.bottom - 14 - (SLIP.height / 2) * slip;
  const free = slipY - (SLIP.height / 2) * slip - roomTop;
  const hero = Math.min(1.7, (free * 0.92) / HERO.height);
  return {
    market: { x: (width - MARKET.width * size) / 2, y: top, size },
    host: { x: width / 2 + 4 * size, y: boards, size: 0.74 * size },
    room,
    hero: { x: width / 2, y: roomTop + free / 2, size: hero },
    slip: { x: width / 2, y: slipY, size: slip },
  };
};
