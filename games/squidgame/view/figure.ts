import { type Container, Sprite } from 'pixi.js';
import { cubicIn, cubicOut, sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
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

export const createFigure = (kit: Kit, bridge: Bridge, front: Container): Figure => {
  const { act, idle, context } = kit;
  const body = new Sprite({ texture: context.art.frame('figure-stand') });
  body.anchor.set(FEET.x, FEET.y);
  const halo = kit.glow(0xffc978);
  halo.blendMode = 'add';
  front.addChild(halo, body);
  let row = 0;
  let x = 0;
  let lift = 0;
  let squash = 1;
  let time = 0;
  let gone = 0;

  const pose = (name: Pose) => {
    body.texture = context.art.frame(`figure-${name}`);
  };
  const place = () => {
    const space = bridge.space();
    const depth = depthOf(row, bridge.camera());
    const { x: left, y, size } = project(space, x, depth, lift);
    const scale = ((TALL * space.reach) / 190) * size;
    const breath = kit.isCalm() ? 0 : 0.012 * Math.sin(time / 620);
    body.position.set(left, y);
    body.scale.set(scale * (2 - squash), scale * (squash + breath));
    halo.position.set(left + 44 * scale, y - 90 * scale);
    halo.scale.set(1.5 * scale);
    halo.alpha = 0.4 * (1 - gone);
    body.alpha = 1 - gone;
  };
  idle.loop((_elapsed, delta) => {
    time += delta;
    place();
  });

  return {
    view: front,
    stand(nextRow, nextX) {
      row = nextRow;
      x = nextX;
      lift = 0;
      squash = 1;
      gone = 0;
      body.rotation = 0;
      front.addChild(halo, body);
      pose('stand');
      place();
    },
    place,
    crouch(isDown) {
      squash = isDown ? 0.93 : 1;
      place();
    },
    async leap(toRow, toX) {
      const from = { row, x };
      pose('leap');
      squash = 1;
      await act.run(
        (t) => {
          row = from.row + (toRow - from.row) * t;
          x = from.x + (toX - from.x) * t;
          lift = kit.isCalm() ? 0 : 0.2 * Math.sin(Math.PI * t);
          place();
        },
        { ms: kit.isCalm() ? 200 : 400, ease: sineInOut },
      );
      pose('stand');
      void act
        .run(
          (t) => {
            squash = 1 - 0.1 * Math.sin(Math.PI * t);
            place();
          },
          { ms: 180, ease: cubicOut },
        )
        .catch(() => {});
    },
    async fall() {
      pose('fall');
      if (kit.isCalm()) {
        await act.run(
          (t) => {
            gone = t;
            place();
          },
          { ms: 300 },
        );
        return;
      }
      bridge.under.addChild(halo, body);
      await act.run(
        (t) => {
          lift = -SEA * t;
          body.rotation = 0.35 * t;
          gone = Math.max(0, t - 0.86) / 0.14;
          place();
        },
        { ms: 620, ease: cubicIn },
      );
    },
    async cheer() {
      pose('cheer');
      if (kit.isCalm()) return;
      await act.run(
        (t) => {
          lift = 0.13 * Math.abs(Math.sin(Math.PI * 2 * t));
          place();
        },
        { ms: 760, ease: sineInOut },
      );
    },
    hand: () => ({ x: body.x, y: body.y - 0.8 * TALL * bridge.space().reach }),
  };
};
