import { Container, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';

/** The kite's streamers: each a line of small pieces that the wind bends. */
export interface Streamers {
  view: Container;
  /**
   * `wind` from 0 (they hang) to 1 (they fly out); `lean`: how far they are spread where there is no
   * room below, 0..1.
   */
  step(timeMs: number, wind: number, lean: number): void;
}

interface Streamer {
  x: number;
  y: number;
  /** The side it flies to: -1 left, 1 right. */
  side: number;
  pieces: Sprite[];
}

/** Where each is tied on the kite, in its units, and its paper. */
const TIES = [
  { x: -176, y: -150, tint: 0xf2b93c, length: 12 },
  { x: 176, y: -150, tint: 0xf2b93c, length: 12 },
  { x: -92, y: 208, tint: 0xd9304f, length: 15 },
  { x: 92, y: 208, tint: 0xd9304f, length: 15 },
  { x: -30, y: 232, tint: 0x1aa08e, length: 17 },
  { x: 30, y: 232, tint: 0x1aa08e, length: 17 },
];
const PIECE = 9;

export const createStreamers = (kit: Kit): Streamers => {
  const view = new Container();
  const streamers = TIES.map(({ x, y, tint, length }): Streamer => {
    const pieces = Array.from({ length }, () => {
      const piece = kit.sprite('streamer');
      piece.anchor.set(0.1, 0.5);
      piece.tint = tint;
      return piece;
    });
    // What is nearer to the kite lies over what is farther.
    view.addChild(...pieces.toReversed());
    return { x, y, side: Math.sign(x), pieces };
  });

  return {
    view,
    step(timeMs, wind, lean) {
      for (let n = 0; n < streamers.length; n += 1) {
        const streamer = streamers[n];
        if (!streamer) continue;
        let { x, y } = streamer;
        const { pieces, side } = streamer;
        const pace = timeMs / (1_050 - 640 * wind);
        for (let i = 0; i < pieces.length; i += 1) {
          const piece = pieces[i];
          if (!piece) continue;
          const share = (i + 1) / pieces.length;
          const wave = Math.sin(pace - i * 0.52 + n * 1.7) * (0.1 + 0.5 * share);
          // From straight down towards the side it is thrown to.
          const angle =
            Math.PI / 2 -
            side * (0.16 + wind * 0.75 * (1 - 0.3 * share) + lean * Math.min(1, 0.4 + share)) +
            wave;
          piece.position.set(x, y);
          piece.rotation = angle;
          piece.scale.set(0.52, 0.8 * (1 - 0.6 * share));
          x += Math.cos(angle) * PIECE;
          y += Math.sin(angle) * PIECE;
        }
      }
    },
  };
};
