import { type Container, Sprite } from 'pixi.js';
import { cubicOut, linear, sineInOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { Bridge } from './bridge.ts';
import { MS } from './pace.ts';
import { depthOf, project, SEA } from './space.ts';

type Pose = 'stand' | 'leap' | 'fall' | 'cheer';

/** The player on the bridge, seen from behind. */
export interface Figure {
  view: Container;
  /** Stands at a place of a row, -1 to 1 across. */
  stand(row: number, x: number): void;
  place(): void;
  /** Bends the knees: a panel was chosen. */
  crouch(isDown: boolean): void;
  leap(row: number, x: number): Promise<void>;
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

/** How tall it is, as a share of the eye's height; its feet in the picture of 184 by 214. */
const TALL = 0.33;
/** How far the knees bend before a leap: what is left of its height. */
const DEEP = 0.86;
const FEET = { x: 88 / 184, y: 206 / 214 };

/** How the player stands, and the picture of it. */
const createBody = (kit: Kit, bridge: Bridge) => {
  const { art } = kit.context;
  const body = new Sprite({ texture: art.frame('figure-stand') });
  body.anchor.set(FEET.x, FEET.y);
  const halo = kit.glow(0xffc978);
  halo.blendMode = 'add';
  /** Between two rows and off the deck too; `gone` 1: out of sight. */
  const stance = { row: 0, x: 0, lift: 0, squash: 1, gone: 0, turn: 0 };
  let time = 0;

  const place = () => {
    const { row, x, lift, squash, gone, turn } = stance;
    const space = bridge.space();
    const depth = depthOf(row, bridge.camera());
    const { x: left, y, size } = project(space, x, depth, lift);
    const scale = ((TALL * space.reach) / 190) * size;
    const breath = kit.isCalm() ? 0 : 0.012 * Math.sin(time / 620);
    body.position.set(left, y);
    body.rotation = turn;
    body.scale.set(scale * (2 - squash), scale * (squash + breath));
    halo.position.set(left + 44 * scale, y - 90 * scale);
    halo.scale.set(1.5 * scale);
    halo.alpha = 0.4 * (1 - gone);
    body.alpha = 1 - gone;
  };
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    place();
  });

  return {
    place,
    stance,
    set(next: Partial<typeof stance>) {
      Object.assign(stance, next);
      place();
    },
    pose(name: Pose) {
      body.texture = art.frame(`figure-${name}`);
    },
    views: [halo, body],
    hand: () => ({ x: body.x, y: body.y - 0.8 * TALL * bridge.space().reach }),
  };
};

export const createFigure = (kit: Kit, bridge: Bridge, front: Container): Figure => {
  const { act } = kit;
  const { place, stance, set, pose, views, hand } = createBody(kit, bridge);
  front.addChild(...views);
  /** The knees give, arms stay out until it stands again. */
  const land = async () => {
    const give = (t: number) => set({ squash: 1 - 0.17 * Math.sin(Math.PI * t) });
    if (!kit.isCalm()) await act.run(give, { ms: MS.land, ease: cubicOut });
    pose('stand');
  };
  /** Arms up, so often off the ground and so high. */
  const hop = async (times: number, high: number, ms: number) => {
    pose('cheer');
    if (kit.isCalm()) return;
    const lift = (t: number) => set({ lift: high * Math.abs(Math.sin(Math.PI * times * t)) });
    await act.run(lift, { ms, ease: sineInOut });
  };

  return {
    view: front,
    place,
    hand,
    stand(row, x) {
      pose('stand');
      set({ row, x, lift: 0, squash: 1, gone: 0, turn: 0 });
    },
    crouch(isDown) {
      const { squash: from } = stance;
      const bend = (t: number) => set({ squash: from + ((isDown ? DEEP : 1) - from) * t });
      alongside(kit.idle.run(bend, { ms: kit.isCalm() ? 0 : MS.crouch }));
    },
    async leap(toRow, toX) {
      const { row, x, squash } = stance;
      const isCalm = kit.isCalm();
      const bend = (t: number) => set({ squash: squash + (DEEP - squash) * t });
      if (!isCalm) await act.run(bend, { ms: MS.crouch, ease: cubicOut });
      kit.context.audio.effect(SOUNDS.leap);
      pose('leap');
      await act.run(
        (t) =>
          set({
            row: row + (toRow - row) * t,
            x: x + (toX - x) * t,
            lift: isCalm ? 0 : 0.24 * Math.sin(Math.PI * t),
            // Long on the way up and down, as it is at the top.
            squash: isCalm ? 1 : 1 + 0.12 * Math.abs(Math.cos(Math.PI * t)),
          }),
        { ms: isCalm ? 200 : MS.leap, ease: sineInOut },
      );
      alongside(land());
    },
    startle: () => pose('fall'),
    async fall() {
      pose('fall');
      if (kit.isCalm()) return act.run((t) => set({ gone: t }), { ms: 300 });
      await act.run(
        (t) => {
          // Up a little first, as who grasps at the air.
          const deep = 1.16 * t * t - 0.16 * t;
          set({ lift: -SEA * deep, turn: 0.5 * t, gone: Math.max(0, t - 0.86) / 0.14 });
        },
        { ms: MS.fall, ease: linear },
      );
    },
    cheer: () => hop(2, 0.13, 760),
    jump: () => hop(1, 0.36, MS.joy),
  };
};
