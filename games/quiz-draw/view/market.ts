import { Container, Graphics, Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { placesOf } from './place.ts';

/** The night market: everything behind the lanterns, and who stands before the platform. */
export interface Market {
  back: Container;
  front: Container;
  resize(layout: Layout): void;
  /** How eagerly the people wait, 0..1. */
  cheer(share: number): void;
}

/** The sky over the picture's upper edge. */
const ZENITH = 0x120c2a;
/** The people's drawing, and how much of the market's width they are. */
const CROWD = { width: 520, height: 104 };

export const createMarket = (kit: Kit): Market => {
  const { art } = kit.context;
  const sky = new Graphics();
  const picture = new Sprite({ texture: art.picture('quiz-draw-market') });
  const host = kit.sprite('host');
  host.anchor.set(0.31, 0.99);
  const back = new Container();
  back.addChild(sky, picture, host);
  const people = [0, 1].map((side) => {
    const group = kit.sprite('crowd');
    group.anchor.set(0.5, 1);
    if (side) group.scale.x = -1;
    return group;
  });
  const front = new Container();
  front.addChild(...people);
  let ground = 0;
  let hostSize = 1;
  let wanted = 0;
  let joy = 0;

  kit.idle.loop((elapsed, delta) => {
    if (kit.isCalm()) return;
    joy += (wanted - joy) * Math.min(1, delta / 300);
    for (const [side, group] of people.entries())
      group.y =
        ground - (2 + 7 * joy) * Math.abs(Math.sin(elapsed / (420 - 170 * joy) + side * 1.3));
    const nod = Math.sin(elapsed / 900) * 0.006 + joy * 0.03 * Math.sin(elapsed / 130);
    host.rotation = nod;
    host.scale.set(hostSize, hostSize * (1 + 0.006 * Math.sin(elapsed / 700)));
  });

  return {
    back,
    front,
    cheer(share) {
      wanted = share;
    },
    resize(layout) {
      const { width, height } = layout;
      const { market, host: stands } = placesOf(layout);
      sky
        .clear()
        .rect(0, 0, width, Math.max(0, market.y) + 2)
        .fill(ZENITH);
      picture.scale.set(market.size);
      // Rounded down: no line of the sky shows at its edge.
      picture.position.set(Math.floor(market.x), Math.floor(market.y));
      hostSize = stands.size;
      host.scale.set(hostSize);
      host.position.set(stands.x, stands.y);
      const size = (width / 2 / CROWD.width) * 1.5;
      // They grow with the screen: on a wide one they are seen to their shoulders alone.
      ground = height + Math.max(0, CROWD.height * size - height * 0.125);
      for (const [side, group] of people.entries()) {
        group.scale.set(side ? -size : size, size);
        group.position.set(width * (side ? 0.7 : 0.3), ground);
      }
    },
  };
};
