import { END_BOARD_WIDTH } from '#engine/canvas/stage/kit/endBoard.ts';
import { freeOf, type Layout } from '#engine/canvas/stage/layout.ts';

/** Where the bridge lies on the screen and how its perspective runs, in units of the scene. */
export interface Space {
  /** The part of the screen that is not the desk. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The vanishing point. */
  x: number;
  horizon: number;
  /** How far below the horizon the deck is at depth 1, where the player stands. */
  reach: number;
  /** Half the bridge's width at depth 1. */
  half: number;
}

export interface Spot {
  x: number;
  y: number;
  /** What a unit at depth 1 measures here. */
  size: number;
}

/** From one row of panels to the next, and half a panel's length, in depths. */
export const SPACING = 0.55;
export const HALF_PANE = 0.235;
/** What is nearer than this is behind the player's eye. */
export const NEAREST = 0.3;
/** How far what is a unit across the bridge leans to the vanishing point, for each unit down: about so much on any screen. */
export const SLANT = 0.7;
/** The sea lies this far below the deck, as a share of the eye's height over it. */
export const SEA = 0.55;

export const spaceOf = (layout: Layout): Space => {
  const { isWide } = layout;
  const { left, right, top, bottom } = freeOf(layout);
  const tall = bottom - top;
  const horizon = top + tall * (isWide ? 0.27 : 0.335);
  const reach = bottom - tall * (isWide ? 0.14 : 0.1) - horizon;
  return {
    left,
    right,
    top,
    bottom,
    x: left + (right - left) * (isWide ? 0.54 : 0.515),
    horizon,
    reach,
    half: Math.min((right - left) * 0.56, reach * (isWide ? 0.84 : 0.64)),
  };
};

/** How deep a row lies when the player has come as far as `camera`; rows count from the jetty, 0. */
export const depthOf = (row: number, camera: number): number => 1 + (row - camera) * SPACING;

/**
 * A point of the world on the screen. `x` from -1 to 1 across the bridge, `depth` from the eye,
 * `rise` above the deck as a share of the eye's height over it.
 */
export const project = (space: Space, x: number, depth: number, rise = 0): Spot => ({
  x: space.x + (x * space.half) / depth,
  y: space.horizon + (space.reach * (1 - rise)) / depth,
  size: 1 / depth,
});

/** The left and the right edge of a panel across the bridge, -1 to 1. */
export const paneEdges = (panes: number, pane: number): [left: number, right: number] => {
  const width = 2 / panes;
  const gap = 0.035;
  return [-1 + pane * width + gap, -1 + (pane + 1) * width - gap];
};

/** The middle of a panel across the bridge. */
export const paneMiddle = (panes: number, pane: number): number => (2 * pane + 1) / panes - 1;

/** The title of what is promised, over the bridge. */
export const invitationPlace = (layout: Layout) => {
  const { x, right, top } = spaceOf(layout);
  const middle = x + (layout.isWide ? 34 : 38);
  return { x: middle, y: top + (layout.isWide ? 30 : 98), width: 2 * (right - 12 - middle) };
};

/** The board at a round's end: what held and what broke stays to be seen below it. */
export const boardPlace = (layout: Layout, height: number) => {
  const space = spaceOf(layout);
  const top = space.top + (layout.isWide ? 12 : 66);
  const row = project(space, 0, depthOf(1, 0) + HALF_PANE).y;
  const free = Math.max(120, row - 14 - top);
  const scale = Math.min(1.08, free / height, (space.right - space.left - 20) / END_BOARD_WIDTH);
  const tall = height * scale;
  return {
    x: layout.isWide ? space.x : (space.left + space.right) / 2,
    y: (layout.isWide ? top : Math.min(top + 40, row - tall)) + tall / 2,
    scale,
  };
};
