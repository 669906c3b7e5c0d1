import type { Container } from 'pixi.js';
import {
  backOut,
  cubicIn,
  cubicOut,
  linear,
  quartOut,
  sineInOut,
} from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import type { Place } from './place.ts';
import { KNUCKLES, type Pose, REST, TIP } from './pose.ts';
import { createPuppet, type Puppet, type Side } from './puppet.ts';

/** How an arm comes and goes. */
interface Entrances {
  /** Comes on, its fist ready. */
  ready(): Promise<void>;
  /** Comes on as in an invitation, further back. */
  greet(): Promise<void>;
  /** Its hand is chosen: it can hardly wait. */
  hasten(): void;
  /** Goes off. */
  leave(): Promise<void>;
}

/** What an arm does in a throw. */
interface Blows {
  /** Swings up and down once: a beat of the drum. */
  beat(ms: number): Promise<void>;
  /** Draws back before it strikes. */
  windUp(): Promise<void>;
  /** Strikes with this hand. */
  reveal(hand: Hand): Promise<void>;
  /** Shines and thrusts forward. */
  triumph(): Promise<void>;
  /** Is pushed aside. */
  yield(): Promise<void>;
  /** Strikes another of its kind: springs back from it, trembling. */
  spring(): Promise<void>;
  /** Its hand won the match: it stays to be seen beside the board. */
  crown(): Promise<void>;
  /** No hand was shown: the bare rod goes down. */
  sink(): Promise<void>;
}

/** One puppet's arm with its rod. */
export interface Arm extends Entrances, Blows {
  /** Shadow, rod and arm. */
  view: Container;
  /** To be called when the stage has another size. */
  home(place: Place): void;
  /** The hand it shows. */
  show(hand: Hand): void;
}

/** How far before its place a fist waits for the drum. */
const WAITING: Pose = { ...REST, out: 0, thrust: 46 };

/** How far beyond its place a hand strikes: into the other's. */
const PAST = 17;
/** How far the winner's follows the one that gives way: they stay in touch. */
const PRESSED = 92;
/** How far two of a kind spring apart, and where they come to rest. */
const APART = { far: -78, rest: -38 };
/** How far before its place a hand is shown: a fist is shorter. */
const reachOf = (hand: Hand): number => (hand === 'rock' ? TIP - KNUCKLES : 0);

const calm = (kit: Kit, ms: number) => (kit.isCalm() ? Math.min(ms, 160) : ms);

const createEntrances = (kit: Kit, puppet: Puppet): Entrances => {
  const { pose, show, turn } = puppet;
  const { act } = kit;
  const greeting: Pose = { ...REST, out: 0.05, lift: turn > 0 ? 130 : -20 };
  const isWaiting = () =>
    Object.entries(WAITING).every(([key, value]) => pose[key as keyof Pose] === value);
  /** After a throw nobody made for it, the whole arm comes back from outside. */
  const mend = () => {
    if (!puppet.isBare()) return;
    Object.assign(pose, REST);
    show('rock');
  };
  return {
    async ready() {
      mend();
      pose.haste = 0;
      const isFist = puppet.hand() === 'rock';
      if (isFist && isWaiting()) return;
      if (!isFist) {
        const back = { ...WAITING, thrust: -60 };
        await act.to(pose, back, { ms: calm(kit, 220), ease: cubicIn });
        show('rock');
      }
      await act.to(pose, WAITING, { ms: calm(kit, 360), ease: backOut });
    },
    async greet() {
      mend();
      await act.to(pose, greeting, { ms: calm(kit, 700), ease: cubicOut });
    },
    hasten() {
      pose.haste = 1;
    },
    async leave() {
      if (puppet.isBare()) Object.assign(pose, REST);
      await act.to(pose, REST, { ms: pose.out === 1 ? 0 : calm(kit, 340), ease: cubicIn });
    },
  };
};

const createBlows = (kit: Kit, puppet: Puppet): Blows => {
  const { pose, show, hand, strip } = puppet;
  const { act } = kit;
  const puff = (t: number) => {
    pose.puff = 1 - t;
  };
  const swing = (t: number) => {
    // Up slowly, down with the drum.
    const lift = t < 0.62 ? sineInOut(t / 0.62) : 1 - cubicIn((t - 0.62) / 0.38);
    pose.swing = 0.26 * lift;
    pose.wrist = 0.22 * lift;
  };
  const shake = (t: number) => {
    pose.shake = 1 - t;
  };
  return {
    beat: (ms) => (kit.isCalm() ? act.wait(ms) : act.run(swing, { ms, ease: linear })),
    async windUp() {
      if (kit.isCalm()) return;
      const back = { thrust: WAITING.thrust - 64, swing: 0.2, wrist: 0.3 };
      await act.to(pose, back, { ms: 120, ease: cubicOut });
    },
    async reveal(next) {
      show(next);
      const thrust = reachOf(next);
      const forward = { out: 0, thrust, swing: 0, wrist: 0 };
      if (kit.isCalm()) {
        Object.assign(pose, forward);
        return;
      }
      await act.to(pose, { ...forward, thrust: thrust + PAST }, { ms: 80, ease: cubicIn });
      alongside(act.run(puff, { ms: 260 }));
    },
    async triumph() {
      alongside(act.to(pose, { glow: 1 }, { ms: calm(kit, 240) }));
      const thrust = reachOf(hand()) + PRESSED;
      await act.to(pose, { thrust }, { ms: calm(kit, 240), ease: backOut });
    },
    async yield() {
      if (kit.isCalm()) pose.push = 0.4;
      else
        await act.to(
          pose,
          { push: 1, wrist: -0.5, thrust: reachOf(hand()) },
          { ms: 300, ease: backOut },
        );
    },
    async spring() {
      const reach = reachOf(hand());
      const rest = { thrust: reach + APART.rest, wrist: 0, swing: 0 };
      if (kit.isCalm()) return act.to(pose, rest, { ms: calm(kit, 240) });
      alongside(act.run(shake, { ms: 380, ease: linear }));
      const back = { thrust: reach + APART.far, wrist: 0.42, swing: 0.1 };
      await act.to(pose, back, { ms: 170, ease: quartOut });
      await act.to(pose, rest, { ms: 320, ease: backOut });
    },
    async crown() {
      const held = { ...REST, out: 0, glow: 1, thrust: reachOf(hand()), crown: 1 };
      await act.to(pose, held, { ms: calm(kit, 420), ease: backOut });
    },
    async sink() {
      strip();
      await act.to(pose, { sink: 1 }, { ms: calm(kit, 420), ease: cubicIn });
      pose.out = 1;
    },
  };
};

export const createArm = (kit: Kit, side: Side): Arm => {
  const puppet = createPuppet(kit, side);
  const { view, home, show } = puppet;
  return { view, home, show, ...createEntrances(kit, puppet), ...createBlows(kit, puppet) };
};
