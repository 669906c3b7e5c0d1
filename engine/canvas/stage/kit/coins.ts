import { Container, type Sprite } from 'pixi.js';
import { BEATS } from './beats.ts';
import type { Kit } from './kit.ts';

/** Coins that spin through the air. */
export interface FlyingCoins {
  view: Container;
  /** From a point into the purse; `onLand` in the very moment it arrives. Units of the scene. */
  fly(from: Point, to: Point, onLand: () => void): Promise<void>;
  clear(): void;
}

interface Point {
  x: number;
  y: number;
}

/** Half a turn; the other half is the same mirrored. */
const TURN = ['coin-0', 'coin-1', 'coin-2', 'coin-3', 'coin-2', 'coin-1'];

/** `sound` is heard when a coin lands. */
export const createCoins = (kit: Kit, sound = 'club/coin-tick'): FlyingCoins => {
  const view = new Container();
  const flying = new Set<Sprite>();
  const frames = TURN.map((frame) => kit.context.art.frame(frame));

  const spin = (coin: Sprite, turns: number, size: number) => {
    const at = Math.floor(turns * 2 * TURN.length);
    const frame = frames[at % TURN.length];
    if (frame) coin.texture = frame;
    const isTurned = at % (2 * TURN.length) > 3 && at % (2 * TURN.length) < 9;
    coin.scale.set(isTurned ? -size : size, size);
  };

  return {
    view,
    async fly(from, to, onLand) {
      if (kit.isCalm()) return onLand();
      const coin = kit.sprite('coin');
      // Where it begins, should a frame be drawn before it moves.
      coin.position.set(from.x, from.y);
      spin(coin, 0, 0.25);
      flying.add(coin);
      view.addChild(coin);
      try {
        // Up from the card, where it hangs for a blink, then into the purse.
        await kit.act.run((t) => {
          coin.position.set(from.x, from.y - 86 * t);
          spin(coin, t * 1.5, 0.25 + 0.45 * t);
        }, BEATS.coinRise);
        const hover = from.y - 86;
        const bend = { x: from.x + (to.x - from.x) * 0.15, y: Math.min(hover, to.y) - 40 };
        await kit.act.run((t) => {
          const r = 1 - t;
          coin.x = r * r * from.x + 2 * r * t * bend.x + t * t * to.x;
          coin.y = r * r * hover + 2 * r * t * bend.y + t * t * to.y;
          spin(coin, 1.5 + t * 2.5, 0.7 - 0.34 * t);
        }, BEATS.coinFall);
      } finally {
        flying.delete(coin);
        coin.destroy();
      }
      kit.context.audio.effect(sound, { x: to.x });
      onLand();
    },
    clear() {
      for (const coin of flying) coin.visible = false;
    },
  };
};
