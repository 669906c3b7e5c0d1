import { Container, type Sprite } from 'pixi.js';
import { backOut, cubicIn, cubicOut, sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import type { Place } from './place.ts';
import { KNUCKLES, type Pose, REST, standOf, TIP } from './pose.ts';

/** One puppet's arm with its rod. */
export interface Arm {
  /** Shadow, rod and arm. */
  view: Container;
  /** To be called when the stage has another size. */
  home(place: Place): void;
  /** The hand it shows. */
  show(hand: Hand): void;
  /** Comes on, its fist ready. */
  ready(): Promise<void>;
  /** Comes on as in an invitation, further back. */
  greet(): Promise<void>;
  /** Its hand is chosen: it can hardly wait. */
  hasten(): void;
  /** Swings up and down once: a beat of the drum. */
  beat(ms: number): Promise<void>;
  /** Shows this hand at the top of the last beat. */
  reveal(hand: Hand): Promise<void>;
  /** Shines and thrusts forward. */
  triumph(): Promise<void>;
  /** Is pushed aside. */
  yield(): Promise<void>;
  tremble(): Promise<void>;
  /** No hand was shown: the bare rod goes down. */
  sink(): Promise<void>;
  /** Goes off. */
  leave(): Promise<void>;
}

/** The wrist on the sheets of the hands and of the forearms, as a share of their sizes. */
const HAND_AT = { x: 44 / 316, y: 150 / 262 };
const ARM_AT = { x: 262 / 300, y: 92 / 184 };
/** The rod: where it holds the hand, before the wrist, and its length. */
const GRIP = 40;
const ROD_LENGTH = 420;
/** How far before its place a fist waits for the drum. */
const READY = 46;
const SHADOW = { x: 11, y: 13, scale: 1.035, alpha: 0.23 };

export const createArm = (kit: Kit, side: 'mine' | 'theirs'): Arm => {
  const { act, idle, context } = kit;
  const turn = side === 'mine' ? 1 : -1;
  const view = new Container();
  const rod = kit.sprite('rod');
  rod.anchor.set(0.5, 0.02);
  const glow = kit.glow(side === 'mine' ? 0xffe9a8 : 0xa8ffe6);
  glow.blendMode = 'add';
  glow.alpha = 0;

  const limb = (isShadow: boolean): { view: Container; hand: Sprite } => {
    const body = new Container();
    const forearm = kit.sprite(`${side}-arm`);
    forearm.anchor.set(ARM_AT.x, ARM_AT.y);
    const hand = kit.sprite(`${side}-rock`);
    hand.anchor.set(HAND_AT.x, HAND_AT.y);
    body.addChild(hand, forearm);
    if (isShadow)
      for (const each of [forearm, hand]) {
        each.tint = 0x1a0508;
        each.alpha = SHADOW.alpha;
      }
    return { view: body, hand };
  };
  const shade = limb(true);
  const flesh = limb(false);
  view.addChild(shade.view, rod, glow, flesh.view);

  const now = { ...REST };
  let place: Place | null = null;
  let shown: Hand = 'rock';
  let isBare = false;

  const show = (hand: Hand) => {
    shown = hand;
    isBare = false;
    for (const each of [shade, flesh]) each.hand.texture = context.art.frame(`${side}-${hand}`);
  };

  const draw = (elapsed: number) => {
    if (!place) return;
    const { size, bottom } = place;
    const isHere = now.out < 1;
    view.visible = isHere;
    if (!isHere) return;
    const isCalm = kit.isCalm();
    const breath = 0.012 * Math.sin(elapsed / 900 + (turn > 0 ? 0 : 1.9));
    const sway = isCalm ? 0 : breath + now.haste * 0.045 * Math.sin(elapsed / 170);
    const shake = isCalm ? 0 : now.shake * Math.sin(elapsed / 17) * 7;
    const stand = standOf(place, turn, now, sway, shake);
    const { x, y, angle } = stand;
    const grow = 1 + 0.16 * now.puff;
    for (const each of [shade, flesh]) {
      each.view.visible = !isBare;
      each.view.rotation = angle;
      each.view.scale.set(turn * size, size);
      each.hand.rotation = sway - now.wrist;
      each.hand.scale.set(grow);
    }
    flesh.view.position.set(x, y);
    shade.view.position.set(x + SHADOW.x * size, y + SHADOW.y * size);
    shade.view.scale.set(turn * size * SHADOW.scale, size * SHADOW.scale);
    const grip = stand.before(GRIP);
    grip.y += now.sink * (bottom - y + 60);
    const foot = { x: grip.x - turn * 26 * size, y: bottom + 40 };
    rod.position.set(grip.x, grip.y);
    rod.rotation = Math.atan2(foot.y - grip.y, foot.x - grip.x) - Math.PI / 2;
    rod.scale.set(
      size * 0.9,
      Math.max(size, Math.hypot(foot.x - grip.x, foot.y - grip.y) / ROD_LENGTH),
    );
    const heart = shown === 'rock' ? 70 : 120;
    glow.visible = now.glow > 0;
    glow.alpha = now.glow * 0.85;
    const middle = stand.before(heart);
    glow.position.set(middle.x, middle.y);
    glow.scale.set(3.4 * size * (0.8 + 0.2 * now.glow));
  };
  idle.loop(draw);

  const calm = (ms: number) => (kit.isCalm() ? Math.min(ms, 160) : ms);
  const alongside = (work: Promise<void>) => void work.catch(() => {});
  /** Where it waits for the drum, and where it stands when it invites. */
  const WAITING = { ...REST, out: 0, thrust: READY };
  const GREETING = { ...REST, out: 0.05, lift: turn > 0 ? 130 : -20 };
  const stands = (pose: Pose) =>
    Object.entries(pose).every(([key, value]) => now[key as keyof Pose] === value);
  /** After a throw nobody made for it, the whole arm comes back from outside. */
  const mend = () => {
    if (!isBare) return;
    Object.assign(now, REST);
    show('rock');
  };

  return {
    view,
    show,
    home(next) {
      place = next;
      draw(0);
    },
    async ready() {
      mend();
      now.haste = 0;
      if (shown === 'rock' && stands(WAITING)) return;
      if (shown !== 'rock') {
        await act.to(now, { ...WAITING, thrust: -60 }, { ms: calm(220), ease: cubicIn });
        show('rock');
      }
      await act.to(now, WAITING, { ms: calm(360), ease: backOut });
    },
    async greet() {
      mend();
      await act.to(now, GREETING, { ms: calm(700), ease: cubicOut });
    },
    hasten() {
      now.haste = 1;
    },
    async beat(ms) {
      if (kit.isCalm()) return act.wait(ms);
      await act.run(
        (t) => {
          // Up slowly, down with the drum.
          const lift = t < 0.62 ? sineInOut(t / 0.62) : 1 - cubicIn((t - 0.62) / 0.38);
          now.swing = 0.26 * lift;
          now.wrist = 0.22 * lift;
        },
        { ms, ease: (t) => t },
      );
    },
    async reveal(hand) {
      show(hand);
      const thrust = hand === 'rock' ? TIP - KNUCKLES : 0;
      if (kit.isCalm()) {
        Object.assign(now, { out: 0, thrust, swing: 0, wrist: 0 });
        return;
      }
      now.wrist = 0.3;
      alongside(
        act.run(
          (t) => {
            now.puff = 1 - t;
          },
          { ms: 320 },
        ),
      );
      await act.to(now, { out: 0, thrust, swing: 0, wrist: 0 }, { ms: 260, ease: backOut });
    },
    async triumph() {
      alongside(act.to(now, { glow: 1 }, { ms: calm(240) }));
      await act.to(now, { thrust: now.thrust + 34 }, { ms: calm(280), ease: backOut });
    },
    async yield() {
      if (kit.isCalm()) {
        now.push = 0.4;
        return;
      }
      await act.to(now, { push: 1, wrist: -0.5 }, { ms: 420, delay: 90, ease: backOut });
    },
    async tremble() {
      await act.run(
        (t) => {
          now.shake = 1 - t;
        },
        { ms: calm(520), ease: (t) => t },
      );
      now.shake = 0;
    },
    async sink() {
      isBare = true;
      await act.to(now, { sink: 1 }, { ms: calm(700), ease: cubicIn });
      now.out = 1;
    },
    async leave() {
      if (isBare) Object.assign(now, REST);
      await act.to(now, REST, { ms: now.out === 1 ? 0 : calm(340), ease: cubicIn });
    },
  };
};
