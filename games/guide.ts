/** What a step of a guide shows, side by side; the hand taps the one at `tapped`. */
export interface GuidePicture {
  images: readonly string[];
  tapped?: number;
  /** Dark drawings stand on paper. */
  isLit?: true;
}

/**
 * A game's `guide.ts`: three steps; their words are `<key>.guide.1` to `3` of the namespace `game`. The
 * pictures are files (`?url&no-inline`): of all games' guides one is looked at.
 */
export type GuideSteps = readonly [GuidePicture, GuidePicture, GuidePicture];
