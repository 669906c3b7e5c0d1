import { Container } from 'pixi.js';
import { backOut, cubicIn } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';
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

export const createLamp = (kit: Kit): Lamp => {
  const view = new Container();
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
  alarm.scale.set(1);
  alarm.alpha = 0;
  const seconds = kit.digits('', 40);
  seconds.position.set(0, 123);
  const rosette = kit.sprite('medal-mine');
  rosette.position.set(0, 124);
  rosette.scale.set(0.84);
  /** The last seconds, large between the two hands. */
  const loud = kit.digits('', 150);
  loud.tint = COLOURS.bad;
  loud.alpha = 0;
  view.addChild(shine, body, rosette, alarm, flame, seconds, loud);

  let share = 1;
  let shownShare = 1;
  let shownSeconds = -1;
  let isUrgent = false;

  kit.idle.loop((elapsed, delta) => {
    shownShare += (share - shownShare) * Math.min(1, delta / 240);
    const isCalm = kit.isCalm();
    const dance = isCalm ? 0 : Math.sin(elapsed / 83) * Math.sin(elapsed / 229);
    view.rotation = isCalm ? 0 : 0.018 * Math.sin(elapsed / 1_300);
    flame.scale.set(0.42 + 0.5 * shownShare, (0.4 + 0.62 * shownShare) * (1 + 0.07 * dance));
    flame.rotation = 0.06 * dance;
    shine.alpha = (0.3 + 0.5 * shownShare) * (1 + 0.06 * dance);
    shine.scale.set(1.1 + 0.9 * shownShare);
    alarm.alpha = isUrgent ? (isCalm ? 0.6 : 0.45 + 0.3 * Math.sin(elapsed / 110)) : 0;
  });

  const tick = (left: number) => {
    shownSeconds = left;
    seconds.text = String(left);
    isUrgent = left <= URGENT;
    seconds.tint = isUrgent ? COLOURS.bad : COLOURS.goldPale;
    if (!isUrgent || left === 0) return;
    kit.context.audio.effect(SOUNDS.tick, { rate: 1 + (URGENT - left) * 0.07 });
    if (kit.isCalm()) return;
    void kit.idle
      .run((t) => seconds.scale.set(1.6 - 0.6 * t), { ms: 360, ease: backOut })
      .catch(() => {});
    loud.text = String(left);
    void kit.idle
      .run(
        (t) => {
          loud.alpha = isUrgent ? 0.95 * (1 - t) : 0;
          loud.scale.set(0.7 + 0.5 * t);
        },
        { ms: 860, ease: cubicIn },
      )
      .catch(() => {});
  };

  return {
    view,
    home({ lamp, middle }) {
      view.position.set(lamp.x, lamp.y);
      view.scale.set(lamp.scale);
      loud.position.set((middle.x - lamp.x) / lamp.scale, (middle.y - lamp.y) / lamp.scale);
    },
    show(leftMs, ofMs) {
      seconds.visible = leftMs !== null;
      rosette.visible = leftMs === null;
      if (leftMs === null) {
        share = 1;
        shownSeconds = -1;
        isUrgent = false;
        loud.alpha = 0;
        return;
      }
      share = Math.max(0, Math.min(1, leftMs / ofMs));
      const left = Math.ceil(leftMs / 1_000);
      if (left !== shownSeconds) tick(left);
    },
  };
};
