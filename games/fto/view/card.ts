import { Container, type Sprite, type Texture } from 'pixi.js';
import { backOut, cubicIn, cubicOut, elasticOut, linear, sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Look } from '#games/fto/shapes.ts';

export const CARD = { width: 220, height: 280 };
/** Of the motif's 200 units, so that it stays within the border however it is turned. */
const MOTIF_SCALE = 0.84;

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
  mark(frame: 'tick' | 'cross' | 'star'): Promise<void>;
  sweep(x: number, y: number, delay: number): Promise<void>;
}

export const createCard = (kit: Kit): Card => {
  const { act } = kit;
  const view = new Container();
  const shadow = kit.sprite('card-shadow');
  const light = kit.sprite('card-glow');
  const body = new Container();
  const back = kit.sprite('card-back');
  const face = new Container();
  const front = kit.sprite('card-front');
  const motif = kit.sprite('durian');
  face.addChild(front, motif);
  body.addChild(back, face);
  const badge: Sprite = kit.sprite('tick');
  badge.position.set(CARD.width / 2 - 30, -CARD.height / 2 + 30);
  view.addChild(light, shadow, body, badge);

  let at = { x: 0, y: 0, scale: 1 };
  let stopBreath: (() => void) | null = null;

  const turn = (isFaceUp: boolean) => {
    face.visible = isFaceUp;
    back.visible = !isFaceUp;
  };
  /** Height over the table, 0..1: the shadow falls further and softer. */
  const raise = (height: number) => {
    body.position.y = -34 * height;
    light.position.y = -34 * height;
    badge.position.y = -CARD.height / 2 + 30 - 34 * height;
    shadow.position.set(10 * height, 10 + 40 * height);
    shadow.alpha = 0.75 - 0.35 * height;
    shadow.scale.set(1 + 0.08 * height);
  };
  const place = () => {
    view.position.set(at.x, at.y);
    view.scale.set(at.scale);
    view.rotation = 0;
  };

  return {
    view,
    turn,
    place,
    set(look, texture) {
      stopBreath?.();
      stopBreath = null;
      motif.texture = texture;
      const size = MOTIF_SCALE * look.scale;
      motif.scale.set(look.isMirrored ? -size : size, size);
      motif.angle = look.rotate;
      const grey = Math.round(255 * Math.min(1, look.brightness));
      motif.tint = (grey << 16) | (grey << 8) | grey;
      turn(false);
      raise(0);
      light.alpha = 0;
      light.visible = false;
      light.scale.set(1);
      badge.visible = false;
      body.scale.set(1);
      body.tint = 0xffffff;
      view.alpha = 1;
      view.zIndex = 0;
    },
    home(x, y, scale) {
      at = { x, y, scale };
    },
    async deal(x, y, delay) {
      if (kit.isCalm()) {
        place();
        turn(true);
        view.alpha = 0;
        return act.to(view, { alpha: 1 }, { ms: 260, delay: 0 });
      }
      view.position.set(x, y);
      view.scale.set(at.scale);
      const spin = (x < at.x ? -1 : 1) * 1.5;
      await act.run(
        (t) => {
          view.x = x + (at.x - x) * t;
          view.y = y + (at.y - y) * t;
          view.rotation = spin * (1 - t);
          raise(Math.sin(Math.PI * Math.min(1, t)) * 0.9);
        },
        { ms: 300, delay, ease: cubicOut },
      );
    },
    async flip(delay) {
      if (face.visible) return;
      await act.run(
        (t) => {
          body.scale.x = Math.max(0.02, 1 - t);
          raise(0.55 * t);
          shadow.scale.x *= 0.3 + 0.7 * (1 - t);
        },
        { ms: 85, delay, ease: cubicIn },
      );
      turn(true);
      await act.run(
        (t) => {
          body.scale.x = Math.max(0.02, t);
          raise(0.55 * (1 - Math.min(1, t)));
          shadow.scale.x *= 0.3 + 0.7 * Math.min(1, t);
        },
        { ms: 190, ease: backOut },
      );
    },
    press() {
      body.scale.set(kit.isCalm() ? 0.97 : 0.92);
      body.tint = 0xe8dcd0;
    },
    release() {
      body.tint = 0xffffff;
      void act.to(body.scale, { x: 1, y: 1 }, { ms: 220, ease: backOut }).catch(() => {});
    },
    breathe(isWaiting) {
      if (!isWaiting) {
        stopBreath?.();
        stopBreath = null;
        return;
      }
      light.visible = true;
      stopBreath ??= kit.idle.loop((elapsed) => {
        light.tint = 0xffe9bc;
        light.alpha = Math.min(0.55, elapsed / 300) * (0.75 + 0.25 * Math.sin(elapsed / 160));
        if (!kit.isCalm()) raise(0.25 + 0.08 * Math.sin(elapsed / 160));
      });
    },
    async glow(tint) {
      light.tint = tint;
      light.alpha = 0;
      light.visible = true;
      view.zIndex = 2;
      const grow = kit.isCalm() ? 0 : 0.12;
      await act.run(
        (t) => {
          light.alpha = 0.95 * Math.min(1, t);
          body.scale.set(1 + grow * t);
          light.scale.set(1 + grow * t);
          raise(kit.isCalm() ? 0 : 0.4 * t);
        },
        { ms: 380, ease: backOut },
      );
    },
    async shake() {
      view.zIndex = 1;
      const { x } = at;
      if (kit.isCalm()) return;
      await act.run(
        (t) => {
          view.x = x + 9 * (1 - t) * Math.sin(t * Math.PI * 7);
          view.rotation = 0.05 * (1 - t) * Math.sin(t * Math.PI * 7 + 0.6);
        },
        { ms: 430, ease: linear },
      );
    },
    async lift() {
      view.zIndex = 3;
      const grow = kit.isCalm() ? 1.04 : 1.16;
      light.tint = 0xffd27a;
      light.visible = true;
      const from = light.alpha;
      await act.run(
        (t) => {
          raise(kit.isCalm() ? 0 : 0.9 * t);
          body.scale.set(1 + (grow - 1) * t);
          light.scale.set(1 + (grow - 1) * t);
          light.alpha = from + (0.95 - from) * Math.min(1, t);
        },
        { ms: 420, ease: backOut },
      );
    },
    async dim() {
      await act.to(view, { alpha: 0.42 }, { ms: 240, ease: sineInOut });
    },
    async mark(frame) {
      badge.texture = kit.context.art.frame(frame);
      badge.visible = true;
      // As large as a thumb sees it, whatever the card's own size.
      const size = Math.max(0.5, 0.42 / at.scale) * (frame === 'star' ? 1.1 : 1);
      if (kit.isCalm()) return void badge.scale.set(size);
      badge.scale.set(0);
      await act.to(badge.scale, { x: size, y: size }, { ms: 480, ease: elasticOut });
    },
    async sweep(x, y, delay) {
      if (kit.isCalm()) return act.to(view, { alpha: 0 }, { ms: 200 });
      const { x: fromX, y: fromY } = view.position;
      const alpha = view.alpha;
      await act.run(
        (t) => {
          view.position.set(fromX + (x - fromX) * t, fromY + (y - fromY) * t);
          view.rotation = t * 0.9;
          view.alpha = alpha * (1 - t * t);
        },
        { ms: 260, delay, ease: cubicIn },
      );
    },
  };
};
