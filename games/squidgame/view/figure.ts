import { type Container, Sprite } from 'pixi.js';
import { cubicIn, cubicOut, sineInOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Bridge } from './bridge.ts';
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
  /** Through the glass and into the sea. */
  fall(): Promise<void>;
  cheer(): Promise<void>;
  /** Where its lantern is, in units from the canvas's upper left. */
  hand(): { x: number; y: number };
}

/** How tall it is, as a share of the eye's height; its feet in the picture of 184 by 214. */
const TALL = 0.33;
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
    /** Before the bridge, or seen through its glass. */
    into(layer: Container) {
      layer.addChild(halo, body);
    },
    hand: () => ({ x: body.x, y: body.y - 0.8 * TALL * bridge.space().reach }),
  };
};

export const createFigure = (kit: Kit, bridge: Bridge, front: Container): Figure => {
  const { act } = kit;
  const { place, stance, set, pose, into, hand } = createBody(kit, bridge);
  into(front);

  return {
    view: front,
    place,
    hand,
    stand(row, x) {
      into(front);
      pose('stand');
      set({ row, x, lift: 0, squash: 1, gone: 0, turn: 0 });
    },
    crouch: (isDown) => set({ squash: isDown ? 0.93 : 1 }),
    async leap(toRow, toX) {
      const { row, x } = stance;
      const isCalm = kit.isCalm();
      pose('leap');
      stance.squash = 1;
      await act.run(
        (t) =>
          set({
            row: row + (toRow - row) * t,
            x: x + (toX - x) * t,
            lift: isCalm ? 0 : 0.2 * Math.sin(Math.PI * t),
          }),
        { ms: isCalm ? 200 : 400, ease: sineInOut },
      );
      pose('stand');
      const land = (t: number) => set({ squash: 1 - 0.1 * Math.sin(Math.PI * t) });
      alongside(act.run(land, { ms: 180, ease: cubicOut }));
    },
    async fall() {
      pose('fall');
      if (kit.isCalm()) return act.run((t) => set({ gone: t }), { ms: 300 });
      into(bridge.under);
      await act.run(
        (t) => set({ lift: -SEA * t, turn: 0.35 * t, gone: Math.max(0, t - 0.86) / 0.14 }),
        { ms: 620, ease: cubicIn },
      );
    },
    async cheer() {
      pose('cheer');
      if (kit.isCalm()) return;
      await act.run((t) => set({ lift: 0.13 * Math.abs(Math.sin(Math.PI * 2 * t)) }), {
        ms: 760,
        ease: sineInOut,
      });
    },
  };
};
