import type { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { PoseKey } from '#engine/canvas/stage/kit/rig.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import { BEATS } from './beats.ts';
import { createBody } from './body.ts';
import type { Bridge } from './bridge.ts';
import { createHat } from './hat.ts';
import type { RIGS } from './rigs.ts';
import { SEA } from './space.ts';

type Key = PoseKey<keyof typeof RIGS.runner.poses>;

/** The player on the bridge, seen from behind. */
export interface Figure {
  view: Container;
  /** Waits on the jetty, some steps from the bridge. */
  wait(): void;
  /** Walks to the bridge's first row. */
  arrive(): Promise<void>;
  /** Stands at a place of a row, -1 to 1 across. */
  stand(row: number, x: number): void;
  place(): void;
  /** Looks at where it is to leap, knees bent; null: nowhere any more. */
  aim(x: number | null): void;
  leap(row: number, x: number): Promise<void>;
  /** How uneasy it is on the glass, 0..1. */
  dread(share: number): void;
  /** The glass holds. */
  relieve(): void;
  /** Feels the glass give way: arms fly up. */
  startle(): void;
  /** Through the glass and into the sea. */
  fall(): Promise<void>;
  cheer(): Promise<void>;
  /** Jumps high, once. */
  jump(): Promise<void>;
  /** Where its lantern is, in units from the canvas's upper left. */
  hand(): { x: number; y: number };
}

/** Where it waits, in rows. */
const WAIT = -0.15;
/** How high it leaps, as a share of the eye's height. */
const HIGH = 0.25;
/** How much of a hop bends the knees. */
const BEND = 0.24;

const WALK: readonly Key[] = [
  [0.25, 'leftStep'],
  [0.5, 'stand'],
  [0.75, 'rightStep'],
  [1, 'stand'],
];
const LEAP: readonly Key[] = [
  [0.16, 'spring'],
  [0.52, 'tuck'],
  [1, 'reach'],
];
const LAND: readonly Key[] = [
  [0.4, 'give'],
  [1, 'rise'],
];
const FALL: readonly Key[] = [
  [0.3, 'kickLeft'],
  [0.6, 'kickRight'],
  [1, 'limp'],
];
/** Of one hop among so many. */
const hopKeys = (at: number, times: number): Key[] => [
  [(at + 0.7 * BEND) / times, 'cheerGive'],
  [(at + 0.6) / times, 'cheerHop'],
  [(at + 1) / times, 'cheer'],
];

/** Down from the last of them. */
const DOWN: readonly Key[] = [
  [0.4, 'cheerGive'],
  [1, 'cheer'],
];

/** 0 as the feet leave the ground or come to it, 1 in between. */
const airOf = (t: number) => Math.min(1, t / 0.14, (1 - t) / 0.14);
const arc = (t: number) => 4 * t * (1 - t);

/** What it does with its body. */
const createMoves = (kit: Kit, bridge: Bridge) => {
  const body = createBody(kit, bridge);
  const { through, hold } = body.rig;
  return {
    ...body,
    through,
    hold,
    /** Goes on whatever is told. */
    alone(keys: readonly Key[], beat: Beat) {
      alongside(kit.idle.run(through(keys), beat));
    },
  };
};
type Moves = ReturnType<typeof createMoves>;

/** From where it stands to another place. */
const createLeap = (kit: Kit, { through, hold, alone, stance, set, mood }: Moves) => {
  const { act } = kit;
  /** The knees give, then arms are out until it has its balance. */
  const land = async (side: number) => {
    if (kit.isCalm()) return void hold('stand');
    mood.teeter(side);
    const way = through(LAND);
    await act.run(way, BEATS.land);
    if (way(1)) alone([[1, 'stand']], BEATS.balance);
  };
  return async (toRow: number, toX: number) => {
    const isCalm = kit.isCalm();
    const side = Math.sign(toX - stance.x) || 1;
    mood.look(Math.sign(toX - stance.x) / 2);
    if (isCalm) hold('tuck');
    else await act.run(through([[1, 'coil']]), BEATS.crouch);
    kit.context.audio.effect(SOUNDS.leap);
    const { row, x } = stance;
    const way = through(LEAP);
    await act.run((t) => {
      if (!isCalm) way(t);
      mood.lean(isCalm ? 0 : (toX - x) * Math.sin(Math.PI * t));
      set({
        row: row + (toRow - row) * t,
        x: x + (toX - x) * t,
        lift: isCalm ? 0 : HIGH * arc(t),
        air: isCalm ? 0 : airOf(t),
      });
    }, BEATS.leap);
    mood.look(null);
    alongside(land(side));
  };
};

export const createFigure = (kit: Kit, bridge: Bridge, front: Container): Figure => {
  const { act } = kit;
  const moves = createMoves(kit, bridge);
  const { through, hold, alone, stance, set, mood, place, hand } = moves;
  const hat = createHat(kit, moves);
  front.addChild(moves.view, hat.view);
  let isAiming = false;
  const leap = createLeap(kit, moves);
  /** Arms up, so often off the ground and so high. */
  const hop = async (times: number, high: number, beat: Beat) => {
    mood.relieve();
    if (kit.isCalm()) return void hold('cheer');
    const way = through(Array.from({ length: times }, (_, at) => hopKeys(at, times)).flat());
    await act.run((t) => {
      way(t);
      const up = Math.max(0, ((t * times) % 1) - BEND) / (1 - BEND);
      set({ lift: high * arc(up), air: airOf(up) });
    }, beat);
    if (!way(1)) return;
    mood.rejoice();
    alone(DOWN, BEATS.down);
  };
  const stand = (row: number, x: number) => {
    isAiming = false;
    hat.wear();
    hold('stand');
    mood.calm();
    set({ row, x, lift: 0, air: 0, gone: 0 });
  };

  return {
    view: front,
    place,
    hand,
    stand,
    wait: () => stand(WAIT, 0),
    async arrive() {
      if (kit.isCalm()) return stand(0, 0);
      const { row: from } = stance;
      const way = through(WALK);
      const walk = (t: number) => {
        if (way(t)) set({ row: from * (1 - t) });
      };
      await kit.idle.run(walk, BEATS.walk);
    },
    aim(x) {
      if (x === null && !isAiming) return;
      isAiming = x !== null;
      mood.look(x === null ? null : Math.max(-1, Math.min(1, 1.4 * (x - stance.x))));
      alone([[1, isAiming ? 'ready' : 'stand']], BEATS.crouch);
    },
    leap(row, x) {
      isAiming = false;
      return leap(row, x);
    },
    dread: mood.dread,
    relieve: mood.relieve,
    startle() {
      mood.dread(0);
      alone([[1, 'startle']], BEATS.startle);
    },
    async fall() {
      if (kit.isCalm()) {
        hold('startle');
        return act.run((t) => set({ gone: t }), BEATS.fall);
      }
      const way = through(FALL);
      alongside(hat.lose());
      await act.run((t) => {
        way(t);
        // Up a little first, as who grasps at the air.
        const deep = 1.16 * t * t - 0.16 * t;
        set({
          lift: -SEA * deep,
          air: Math.min(1, t / 0.14),
          gone: Math.max(0, t - 0.86) / 0.14,
        });
      }, BEATS.fall);
    },
    cheer: () => hop(2, 0.13, BEATS.cheer),
    jump: () => hop(1, 0.36, BEATS.joy),
  };
};
