import type { Container } from 'pixi.js';
import { cubicIn, sineInOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import { BEATS } from './beats.ts';
import type { Side } from './limb.ts';
import type { Place } from './place.ts';
import { KNUCKLES, type Pose, REST, TIP } from './pose.ts';
import { createPuppet, type Puppet } from './puppet.ts';

/** How an arm comes and goes. */
interface Entrances {
  /** Comes on, its fist ready. */
  ready(): Promise<void>;
  /** Comes on as in an invitation, further back. */
  greet(): Promise<void>;
  /** Its hand becomes this one, finger after finger. */
  form(hand: Hand): Promise<void>;
  /** Its hand is chosen: it can hardly wait. */
  hasten(): void;
  /** Goes off. */
  leave(): Promise<void>;
}

/** What an arm does in a throw. */
interface Blows {
  /** Swings up and down once: a beat of the drum. */
  beat(beat: Beat): Promise<void>;
  /** Draws back before it strikes. */
  windUp(): Promise<void>;
  /** Strikes with this hand. */
  reveal(hand: Hand): Promise<void>;
  /** Shines, thrusts forward and flexes its hand. */
  triumph(): Promise<void>;
  /** Is pushed aside, its fingers limp. */
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
/**
 * How two of a kind spring apart and where they come to rest: the player's at once, shaking its fingers out;
 * the other's a little later and not as far, bending them.
 */
const APART = {
  mine: { far: -86, rest: -36, beat: BEATS.apartMine, wrist: 0.5, share: 1, spread: 2.6, bend: 0 },
  theirs: {
    far: -60,
    rest: -42,
    beat: BEATS.apartTheirs,
    wrist: 0.2,
    share: 0.5,
    spread: 0.6,
    bend: 4,
  },
};
/** How often fingers go to and fro while they tremble after a blow, halves. */
const QUIVERS = 7;
/** How often a hand that won flexes: a squeeze, a wave, snips. */
const FLEX: Readonly<Record<Hand, readonly [times: number, beat: Beat]>> = {
  rock: [2, BEATS.flexRock],
  paper: [1, BEATS.flexPaper],
  scissors: [2, BEATS.flexScissors],
};
/** How far before its place a hand is shown: a fist is shorter. */
const reachOf = (hand: Hand): number => (hand === 'rock' ? TIP - KNUCKLES : 0);

const createEntrances = (kit: Kit, puppet: Puppet): Entrances => {
  const { pose, limb, turn } = puppet;
  const { act } = kit;
  const greeting: Pose = { ...REST, out: 0.05, lift: turn > 0 ? 130 : -20 };
  const isWaiting = () =>
    Object.entries(WAITING).every(([key, value]) => pose[key as keyof Pose] === value);
  /** After a throw nobody made for it, the whole arm comes back from outside. */
  const mend = () => {
    if (!puppet.isBare()) return;
    Object.assign(pose, REST);
    puppet.show('rock');
  };
  return {
    async ready() {
      mend();
      pose.haste = 0;
      const isFist = limb.hand() === 'rock';
      if (isFist && isWaiting()) return;
      const close = () => alongside(limb.form('rock', BEATS.close));
      if (!kit.isCalm()) close();
      if (!isFist) {
        const back = { ...WAITING, thrust: -60 };
        await act.to(pose, back, BEATS.back);
      }
      if (kit.isCalm()) close();
      await act.to(pose, WAITING, BEATS.ready);
    },
    async greet() {
      mend();
      await act.to(pose, greeting, BEATS.greet);
    },
    form: (hand) => limb.form(hand, BEATS.close),
    hasten() {
      pose.haste = 1;
    },
    async leave() {
      if (puppet.isBare()) Object.assign(pose, REST);
      await act.to(pose, REST, pose.out === 1 ? { ms: 0 } : BEATS.leave);
    },
  };
};

/** What goes from 1 to 0 after a blow, and how its fingers tremble. */
const createEchoes = ({ act }: Kit, { pose }: Puppet) => ({
  puff: () =>
    act.run((t) => {
      pose.puff = 1 - t;
    }, BEATS.puff),
  quiver: (spread: number) =>
    act.run((t) => {
      pose.spread = spread * (1 - t) ** 2 * Math.sin(QUIVERS * Math.PI * t);
    }, BEATS.quiver),
  shake: (share: number) =>
    act.run((t) => {
      pose.shake = share * (1 - t);
    }, BEATS.tremble),
});

const createBlows = (kit: Kit, puppet: Puppet, side: Side): Blows => {
  const { pose, limb, strip } = puppet;
  const { act } = kit;
  const { puff, quiver, shake } = createEchoes(kit, puppet);
  const swing = (t: number) => {
    // Up slowly, down with the drum.
    const lift = t < 0.62 ? sineInOut(t / 0.62) : 1 - cubicIn((t - 0.62) / 0.38);
    pose.swing = 0.26 * lift;
    pose.wrist = 0.22 * lift;
    // Loose on its way up, tight with the drum.
    pose.tight = -Math.sin(2 * Math.PI * t);
  };
  return {
    beat: (beat) => (kit.isCalm() ? act.wait(beat) : act.run(swing, { ...beat, ease: 'linear' })),
    async windUp() {
      if (kit.isCalm()) return;
      const back = { thrust: WAITING.thrust - 64, swing: 0.2, wrist: 0.3, tight: 1.4 };
      await act.to(pose, back, BEATS.windUp);
    },
    async reveal(next) {
      alongside(limb.form(next, BEATS.open));
      const thrust = reachOf(next);
      const forward = { out: 0, thrust, swing: 0, wrist: 0 };
      if (kit.isCalm()) {
        Object.assign(pose, forward);
        return;
      }
      const struck = { ...forward, thrust: thrust + PAST, tight: 0 };
      await act.to(pose, struck, BEATS.blow);
      alongside(puff());
      alongside(quiver(0.8));
    },
    async triumph() {
      alongside(act.to(pose, { glow: 1 }, BEATS.glow));
      const thrust = reachOf(limb.hand()) + PRESSED;
      await act.to(pose, { thrust }, BEATS.thrust);
      await limb.flex(...FLEX[limb.hand()]);
    },
    async yield() {
      if (kit.isCalm()) {
        pose.push = 0.4;
        return;
      }
      alongside(limb.droop(BEATS.droop));
      const pushed = { push: 1, wrist: -0.5, thrust: reachOf(limb.hand()) };
      await act.to(pose, pushed, BEATS.pushed);
    },
    async spring() {
      const { far, rest, beat, wrist, share, spread, bend } = APART[side];
      const reach = reachOf(limb.hand());
      const still = { thrust: reach + rest, wrist: 0, swing: 0, bend: 0 };
      if (kit.isCalm()) return act.to(pose, still, BEATS.rest);
      if (side === 'theirs') await act.wait(BEATS.later);
      alongside(shake(share));
      alongside(quiver(spread));
      const back = { thrust: reach + far, wrist, swing: 0.1, bend };
      await act.to(pose, back, beat);
      await act.to(pose, still, BEATS.rest);
    },
    async crown() {
      const held = { ...REST, out: 0, glow: 1, thrust: reachOf(limb.hand()), crown: 1 };
      await act.to(pose, held, BEATS.crown);
      await limb.flex(...FLEX[limb.hand()]);
    },
    async sink() {
      strip();
      await act.to(pose, { sink: 1 }, BEATS.sink);
      pose.out = 1;
    },
  };
};

export const createArm = (kit: Kit, side: Side): Arm => {
  const puppet = createPuppet(kit, side);
  const { view, home, show } = puppet;
  return { view, home, show, ...createEntrances(kit, puppet), ...createBlows(kit, puppet, side) };
};
