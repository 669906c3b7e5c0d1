import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createSeconds } from '#engine/canvas/stage/kit/seconds.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

/** The blencong: its flame is the time that is left, its plate tells the seconds. */
export interface Lamp {
  view: Container;
  home(place: Place): void;
  /** Milliseconds left of `ofMs`; null: no clock runs. Call each frame. */
  show(leftMs: number | null, ofMs: number): void;
}

/** From here on it is urgent. Seconds. */
const URGENT = 3;

/** What is seen of the lamp, from back to front. */
const createPicture = (kit: Kit) => {
  const body = kit.sprite('lamp');
  body.anchor.set(0.5, 0);
  const flame = kit.sprite('flame');
  flame.anchor.set(0.5, 0.96);
  flame.position.set(0, 73);
  const shine = kit.glow(COLOURS.light);
  shine.blendMode = 'add';
  shine.position.set(0, 44);
  const alarm = kit.glow(COLOURS.hibiscus);
  alarm.position.set(0, 124);
  alarm.alpha = 0;
  const digits = kit.digits('', 40);
  digits.position.set(0, 123);
  digits.tint = COLOURS.goldPale;
  const rosette = kit.sprite('medal-mine');
  rosette.position.set(0, 124);
  rosette.scale.set(0.84);
  /** The last seconds, large between the two hands. */
  const loud = kit.digits('', 175);
  loud.tint = COLOURS.bad;
  loud.alpha = 0;
  const view = new Container();
  view.addChild(shine, body, rosette, alarm, flame, digits, loud);
  return { view, flame, shine, alarm, digits, rosette, loud };
};

export const createLamp = (kit: Kit): Lamp => {
  const { view, flame, shine, alarm, digits, rosette, loud } = createPicture(kit);
  let share = 1;
  let shownShare = 1;

  const seconds = createSeconds(kit, {
    digits,
    urgentFrom: URGENT,
    sound: SOUNDS.tick,
    pitch: 0.07,
    swell: { from: 1.6, to: 1, beat: BEATS.tick },
    onUrgent(isUrgent) {
      digits.tint = isUrgent ? COLOURS.bad : COLOURS.goldPale;
    },
    onLast(left) {
      loud.text = String(left);
      const fade = (t: number) => {
        loud.alpha = seconds.isUrgent() ? 0.95 * (1 - t) : 0;
        loud.scale.set(0.7 + 0.5 * t);
      };
      alongside(kit.idle.run(fade, BEATS.loud));
    },
  });

  kit.idle.loop((elapsed, delta) => {
    shownShare += (share - shownShare) * Math.min(1, delta / 240);
    const isCalm = kit.isCalm();
    const dance = isCalm ? 0 : Math.sin(elapsed / 83) * Math.sin(elapsed / 229);
    view.rotation = isCalm ? 0 : 0.018 * Math.sin(elapsed / 1_300);
    flame.scale.set(0.42 + 0.5 * shownShare, (0.4 + 0.62 * shownShare) * (1 + 0.07 * dance));
    flame.rotation = 0.06 * dance;
    shine.alpha = (0.3 + 0.5 * shownShare) * (1 + 0.06 * dance);
    shine.scale.set(1.1 + 0.9 * shownShare);
    const pulse = isCalm ? 0.6 : 0.45 + 0.3 * Math.sin(elapsed / 110);
    alarm.alpha = seconds.isUrgent() ? pulse : 0;
  });

  return {
    view,
    home({ lamp, middle }) {
      view.position.set(lamp.x, lamp.y);
      view.scale.set(lamp.scale);
      loud.position.set((middle.x - lamp.x) / lamp.scale, (middle.y - lamp.y) / lamp.scale);
    },
    show(leftMs, ofMs) {
      digits.visible = leftMs !== null;
      rosette.visible = leftMs === null;
      seconds.show(leftMs);
      share = leftMs === null ? 1 : Math.max(0, Math.min(1, leftMs / ofMs));
      if (leftMs === null) loud.alpha = 0;
    },
  };
};
