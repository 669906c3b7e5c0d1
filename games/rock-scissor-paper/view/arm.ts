import { Container, type Sprite } from 'pixi.js';
import { backOut, cubicIn, cubicOut, sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import type { Place } from './place.ts';

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
  /** Where the hand is, in units. */
  palm(): { x: number; y: number };
}

/** The wrist on the sheets of the hands and of the forearms, as a share of their sizes. */
const HAND_AT = { x: 44 / 316, y: 150 / 262 };
const ARM_AT = { x: 262 / 300, y: 92 / 184 };
/** From the wrist: to the finger tips, to the knuckles of a fist, back to the elbow, to the grip. */
const TIP = 264;
const KNUCKLES = 156;
const ELBOW = 240;
const GRIP = 40;
/** How far before its place a fist waits for the drum. */
const READY = 46;
const ROD_LENGTH = 420;
/** Half of what lies between two hands that show. */
const GAP = 13;
const SHADOW = { x: 11, y: 13, scale: 1.035, alpha: 0.23 };

const REST = {
  out: 1,
  swing: 0,
  wrist: 0,
  thrust: 0,
  push: 0,
  sink: 0,
  glow: 0,
  shake: 0,
  lift: 0,
  puff: 0,
};

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
    const { middle, slope, size } = place;
    const isHere = now.out < 1;
    view.visible = isHere;
    if (!isHere) return;
    const isCalm = kit.isCalm();
    const breath = isCalm ? 0 : 0.012 * Math.sin(elapsed / 900 + (turn > 0 ? 0 : 1.9));
    const shake = isCalm ? 0 : now.shake * Math.sin(elapsed / 17) * 7 * size;
    // The player's arm comes from below, the other's, mirrored, from above.
    const own = -slope;
    const aim = own - turn * now.push * 0.62;
    const forward = { x: turn * Math.cos(aim), y: turn * Math.sin(aim) };
    const reach = (TIP + GAP) * size;
    const along = now.thrust * size - now.out * 620 * size;
    const home = {
      x: middle.x - turn * Math.cos(own) * reach,
      y: middle.y - turn * Math.sin(own) * reach - now.lift * size,
    };
    const off = {
      x: -forward.x * now.push * 70 * size,
      y: -forward.y * now.push * 70 * size,
    };
    const wristAt = {
      x: home.x + forward.x * along + off.x + shake,
      y: home.y + forward.y * along + off.y,
    };
    // The swing turns about the elbow.
    const elbow = {
      x: wristAt.x - forward.x * ELBOW * size,
      y: wristAt.y - forward.y * ELBOW * size,
    };
    const angle = aim - turn * (now.swing + breath);
    const x = elbow.x + turn * Math.cos(angle) * ELBOW * size;
    const y = elbow.y + turn * Math.sin(angle) * ELBOW * size;
    const grow = 1 + 0.16 * now.puff;
    for (const each of [shade, flesh]) {
      each.view.visible = !isBare;
      each.view.rotation = angle;
      each.view.scale.set(turn * size, size);
      each.hand.rotation = -now.wrist + breath;
      each.hand.scale.set(grow);
    }
    flesh.view.position.set(x, y);
    shade.view.position.set(x + SHADOW.x * size, y + SHADOW.y * size);
    shade.view.scale.set(turn * size * SHADOW.scale, size * SHADOW.scale);
    const grip = {
      x: x + turn * Math.cos(angle) * GRIP * size,
      y: y + turn * Math.sin(angle) * GRIP * size + now.sink * (place.bottom - y + 60),
    };
    const foot = { x: grip.x + turn * -26 * size, y: place.bottom + 40 };
    rod.position.set(grip.x, grip.y);
    rod.rotation = Math.atan2(foot.y - grip.y, foot.x - grip.x) - Math.PI / 2;
    rod.scale.set(
      size * 0.9,
      Math.max(size, Math.hypot(foot.x - grip.x, foot.y - grip.y) / ROD_LENGTH),
    );
    const heart = shown === 'rock' ? 70 : 120;
    glow.visible = now.glow > 0;
    glow.alpha = now.glow * 0.85;
    glow.position.set(
      x + turn * Math.cos(angle) * heart * size,
      y + turn * Math.sin(angle) * heart * size,
    );
    glow.scale.set(3.4 * size * (0.8 + 0.2 * now.glow));
  };
  idle.loop(draw);

  const calm = (ms: number) => (kit.isCalm() ? Math.min(ms, 160) : ms);
  const alongside = (work: Promise<void>) => void work.catch(() => {});
  /** Where it waits for the drum, and where it stands when it invites. */
  const WAITING = { ...REST, out: 0, thrust: READY };
  const GREETING = { ...REST, out: 0.05, lift: turn > 0 ? 130 : -20 };
  const stands = (pose: typeof REST) =>
    Object.entries(pose).every(([key, value]) => now[key as keyof typeof REST] === value);
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
    palm: () => ({ x: flesh.view.x, y: flesh.view.y }),
    async ready() {
      mend();
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
