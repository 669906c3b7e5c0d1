import type { Container, Texture } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Look } from '#games/fto/shapes.ts';
import { BEATS } from './beats.ts';
import { createCardFace } from './cardFace.ts';
import { flip, fly, mark, rise, shake, slideOff, startBreathing } from './cardMoves.ts';

/** One card of the board; its view's position is its middle, its scale what the board gives it. */
export interface Card {
  view: Container;
  /** Lies face down, unmarked, ready to be dealt; `texture` is the motif with its colours. */
  set(look: Look, texture: Texture): void;
  /** Where it belongs on the board. */
  home(x: number, y: number, scale: number): void;
  place(): void;
  turn(isFaceUp: boolean): void;
  /** Flies in from `x`, `y` over an arc, turning, and lands face down. */
  deal(x: number, y: number, delay: number): Promise<void>;
  flip(delay: number): Promise<void>;
  /** Goes down under the finger, and comes up again. */
  press(): void;
  release(): void;
  /** Waits for the server's word. */
  breathe(isWaiting: boolean): void;
  glow(tint: number): Promise<void>;
  shake(): Promise<void>;
  lift(): Promise<void>;
  dim(): Promise<void>;
  /** Becomes what the others look like and itself again, twice: what is odd is seen. */
  compare(look: Look, texture: Texture): Promise<void>;
  mark(frame: 'tick' | 'cross' | 'star'): Promise<void>;
  sweep(x: number, y: number, delay: number): Promise<void>;
}

/** The two changes of what is compared. Milliseconds. */

export const createCard = (kit: Kit): Card => {
  const { act } = kit;
  const face = createCardFace(kit);
  const { view, body, light } = face;
  let at = { x: 0, y: 0, scale: 1 };
  let stopBreath: (() => void) | null = null;

  const place = () => {
    view.position.set(at.x, at.y);
    view.scale.set(at.scale);
    view.rotation = 0;
  };
  const rest = () => {
    stopBreath?.();
    stopBreath = null;
  };

  return {
    view,
    turn: face.turn,
    place,
    set(look, texture) {
      rest();
      face.set(look, texture);
    },
    home(x, y, scale) {
      at = { x, y, scale };
    },
    async deal(x, y, delay) {
      if (!kit.isCalm()) return fly(kit, face, { x, y }, () => at, delay);
      place();
      face.turn(true);
      view.alpha = 0;
      await act.to(view, { alpha: 1 }, BEATS.deal);
    },
    async flip(delay) {
      if (!face.isFaceUp()) await flip(kit, face, delay);
    },
    press() {
      body.scale.set(kit.isCalm() ? 0.97 : 0.92);
      body.tint = 0xe8dcd0;
    },
    release() {
      body.tint = 0xffffff;
      alongside(act.to(body.scale, { x: 1, y: 1 }, BEATS.release));
    },
    breathe(isWaiting) {
      if (isWaiting) stopBreath ??= startBreathing(kit, face);
      else rest();
    },
    glow(tint) {
      view.zIndex = 2;
      const more = kit.isCalm() ? 0 : 0.12;
      return rise(kit, face, { tint, from: 0, height: 0.4, more, beat: BEATS.glow });
    },
    async shake() {
      view.zIndex = 1;
      if (!kit.isCalm()) await shake(kit, face, at.x);
    },
    lift() {
      view.zIndex = 3;
      const more = kit.isCalm() ? 0.04 : 0.16;
      const to = { tint: 0xffd27a, from: light.alpha, height: 0.9, more, beat: BEATS.lift };
      return rise(kit, face, to);
    },
    dim: () => act.to(view, { alpha: 0.42 }, BEATS.dim),
    compare(look, texture) {
      face.lookLike(look, texture);
      return act.run((t) => face.blend(0.5 - 0.5 * Math.cos(4 * Math.PI * t)), BEATS.compare);
    },
    mark: (frame) => mark(kit, face, frame, at.scale),
    async sweep(x, y, delay) {
      if (kit.isCalm()) return act.to(view, { alpha: 0 }, BEATS.sweep);
      await slideOff(kit, face, { x, y, delay });
    },
  };
};
