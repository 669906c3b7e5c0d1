import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from '#games/fto/sounds.ts';
import { BEATS } from './beats.ts';

/** The lamp's oil: a bar that drains, the seconds beside it, and a clock that rides its end. */
export interface Timer {
  view: Container;
  /** Milliseconds left of `ofMs`; null hides it. Call each frame. */
  show(leftMs: number | null, ofMs: number): void;
  isUrgent(): boolean;
  resize(layout: Layout): void;
}

/** From here on it is urgent. Seconds. */
const URGENT = 5;
const SIZE = { width: 250, height: 14 };

const drawTimer = (kit: Kit) => {
  const view = new Container({ visible: false });
  const track = kit.sprite('timer-track');
  track.scale.set((SIZE.width + 12) / 320, (SIZE.height + 8) / 24);
  const fill = kit.sprite('timer-fill');
  fill.anchor.set(0, 0.5);
  fill.x = -SIZE.width / 2;
  const alarm = new Graphics();
  const knob = new Container();
  const clock = kit.sprite('timer-knob');
  clock.scale.set(0.62);
  const shine = kit.glow(COLOURS.light);
  shine.blendMode = 'add';
  shine.scale.set(0.5);
  knob.addChild(shine, clock);
  const seconds = kit.digits('0', 25);
  seconds.anchor.set(0, 0.5);
  seconds.x = SIZE.width / 2 + 24;
  view.addChild(track, alarm, fill, knob, seconds);
  return { view, fill, alarm, knob, clock, shine, seconds };
};
type Drawing = ReturnType<typeof drawTimer>;

const dress = ({ fill, seconds, alarm }: Drawing, isUrgent: boolean) => {
  fill.tint = isUrgent ? COLOURS.hibiscus : 0xffffff;
  seconds.tint = isUrgent ? COLOURS.bad : 0xffffff;
  alarm.clear();
  if (!isUrgent) return;
  // Not by colour alone: the bar gets a toothed frame.
  const teeth = 17;
  for (let i = 0; i <= teeth; i += 1) {
    const x = -SIZE.width / 2 + (SIZE.width * i) / teeth;
    alarm.poly([x - 3, -13, x + 3, -13, x, -18]).poly([x - 3, 13, x + 3, 13, x, 18]);
  }
  alarm.fill(COLOURS.hibiscus);
};

export const createTimer = (kit: Kit): Timer => {
  const drawing = drawTimer(kit);
  const { view, fill, knob, clock, shine, seconds } = drawing;
  let shownSeconds = -1;
  let isUrgent = false;

  const setUrgent = (next: boolean) => {
    isUrgent = next;
    dress(drawing, next);
  };

  const tick = (left: number) => {
    shownSeconds = left;
    seconds.text = String(left);
    const next = left <= URGENT;
    if (next !== isUrgent) setUrgent(next);
    if (!next || left === 0) return;
    kit.context.audio.effect(SOUNDS.tick, { rate: 1 + (URGENT - left) * 0.05 });
    if (kit.isCalm()) return;
    const ring = (t: number) => {
      clock.rotation = 0.35 * (1 - t) * Math.sin(t * 18);
    };
    alongside(kit.idle.run((t) => seconds.scale.set(1.5 - 0.5 * t), BEATS.tick));
    alongside(kit.idle.run(ring, BEATS.ring));
  };

  return {
    view,
    isUrgent: () => isUrgent,
    show(leftMs, ofMs) {
      if (leftMs === null) {
        view.visible = false;
        shownSeconds = -1;
        if (isUrgent) setUrgent(false);
        return;
      }
      view.visible = true;
      const share = Math.max(0, Math.min(1, leftMs / ofMs));
      fill.scale.set((SIZE.width / 320) * share, SIZE.height / 16);
      knob.x = -SIZE.width / 2 + SIZE.width * share;
      shine.alpha = 0.35 + 0.4 * share;
      const left = Math.ceil(leftMs / 1_000);
      if (left !== shownSeconds) tick(left);
    },
    resize({ width, safe, isWide }) {
      if (isWide) {
        view.scale.set(0.6);
        view.position.set(safe.left + 104, safe.top + 194);
      } else {
        view.scale.set(1);
        view.position.set((width + safe.left - safe.right) / 2 - 12, safe.top + 155);
      }
    },
  };
};
