import { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Place } from './place.ts';

/** A lantern held into the dark, with the seconds that are left in it, and three sparks below. */
export interface Lantern {
  view: Container;
  home(place: Place): void;
  /** It swings, shines and counts while somebody looks. */
  setLooking(isLooking: boolean): void;
  write(seconds: string): void;
}

export const createLantern = (kit: Kit): Lantern => {
  const view = new Container({ visible: false });
  const glow = kit.glow(0xffb347);
  glow.blendMode = 'add';
  glow.scale.set(4.6);
  glow.y = 92;
  const body = kit.sprite('lantern');
  body.anchor.set(0.5, 0.02);
  const seconds = kit.digits('', 46);
  seconds.position.set(0, 94);
  seconds.tint = COLOURS.text;
  const swing = new Container();
  swing.addChild(glow, body, seconds);
  const dots = [-1, 0, 1].map((side) => {
    const dot = kit.sprite('spark');
    dot.position.set(side * 30, 222);
    return dot;
  });
  view.addChild(swing, ...dots);
  let isLooking = false;

  kit.idle.loop((elapsed) => {
    if (!view.visible) return;
    const isCalm = kit.isCalm();
    const wide = isLooking ? 0.16 : 0.04;
    swing.rotation = isCalm ? 0 : wide * Math.sin(elapsed / 780);
    seconds.rotation = -swing.rotation;
    glow.alpha = (isLooking ? 0.75 : 0.35) + (isCalm ? 0 : 0.08 * Math.sin(elapsed / 130));
    body.tint = isLooking ? 0xffffff : 0xa08a94;
    dots.forEach((dot, i) => {
      const t = isCalm ? 0.6 : Math.max(0, Math.sin(elapsed / 320 - i * 0.9));
      dot.visible = isLooking;
      dot.alpha = 0.25 + 0.75 * t;
      dot.scale.set(0.42 + 0.22 * t);
    });
  });

  return {
    view,
    home({ middle, isWide, size }) {
      const scale = isWide ? 0.86 : 1.3 * Math.min(1, size / 0.72);
      view.scale.set(scale);
      view.position.set(middle.x, middle.y - (isWide ? 108 : 175) * scale);
    },
    setLooking(next) {
      isLooking = next;
      if (!next) seconds.text = '';
    },
    write(text) {
      if (isLooking && seconds.text !== text) seconds.text = text;
    },
  };
};
