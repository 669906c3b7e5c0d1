import { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createSeconds } from '#engine/canvas/stage/kit/seconds.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import { BEATS } from './beats.ts';
import { spaceOf } from './space.ts';

/** The bridge's clock: an oil lamp that burns down, its seconds below it. */
export interface Lamp {
  view: Container;
  resize(layout: Layout): void;
  /** Milliseconds left of `ofMs`; null hides it. Call each frame. */
  show(leftMs: number | null, ofMs: number): void;
}

/** From here on it is urgent. Seconds. */
const URGENT = 10;

export const createLamp = (kit: Kit): Lamp => {
  const view = new Container({ visible: false });
  const glow = kit.glow(0xffb04a);
  glow.blendMode = 'add';
  glow.position.set(0, 24);
  const body = kit.sprite('lamp');
  body.anchor.set(0.5, 0);
  const oil = kit.sprite('oil');
  oil.anchor.set(0.5, 1);
  oil.position.set(0, 112);
  const flame = kit.sprite('flame');
  flame.anchor.set(0.5, 0.95);
  flame.position.set(0, 52);
  const digits = kit.digits('90', 46);
  digits.position.set(0, 176);
  view.addChild(body, oil, glow, flame, digits);
  const seconds = createSeconds(kit, {
    digits,
    urgentFrom: URGENT,
    sound: SOUNDS.tick,
    pitch: 0.03,
    swell: { from: 1.5, to: 1.2, beat: BEATS.tick },
    onUrgent(isUrgent) {
      body.rotation = 0;
      digits.tint = isUrgent ? COLOURS.bad : 0xffffff;
      flame.tint = isUrgent ? 0xff7a6a : 0xffffff;
      glow.tint = isUrgent ? COLOURS.hibiscus : 0xffb04a;
      oil.tint = isUrgent ? 0xff8a6a : 0xffffff;
    },
  });
  let time = 0;

  kit.idle.loop((_elapsed, delta) => {
    if (!view.visible) return;
    time += delta;
    if (kit.isCalm()) return;
    flame.skew.x = 0.09 * Math.sin(time / 170);
    flame.scale.y = flame.scale.x * (1 + 0.07 * Math.sin(time / 110));
    if (seconds.isUrgent()) body.rotation = 0.05 * Math.sin(time / 70);
  });

  return {
    view,
    show(leftMs, ofMs) {
      view.visible = leftMs !== null;
      seconds.show(leftMs);
      if (leftMs === null) {
        digits.scale.set(1);
        return;
      }
      const share = Math.max(0, Math.min(1, leftMs / ofMs));
      oil.scale.set(1, Math.max(0.04, share));
      flame.scale.set(0.55 + 0.45 * share);
      flame.visible = leftMs > 0;
      glow.alpha = leftMs > 0 ? 0.5 + 0.3 * share : 0;
      glow.scale.set(1.1 + 0.5 * share);
    },
    resize(layout) {
      const space = spaceOf(layout);
      view.scale.set(layout.isWide ? 0.62 : 0.68);
      view.position.set(space.right - 44, space.top + (layout.isWide ? 8 : 62));
    },
  };
};
