import { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createRig } from '#engine/canvas/stage/kit/rig.ts';
import type { Bridge } from './bridge.ts';
import { createMood } from './mood.ts';
import { RIGS } from './rigs.ts';
import { depthOf, project } from './space.ts';

/** How tall it is, as a share of the eye's height, and in its own points. */
const TALL = 0.33;
const POINTS = 190;
/** Where a foot stands, on the picture of a shin. */
const SOLE = [15, 41] as const;
/** The middle of the lantern, on its picture. */
const LIGHT = [30, 30] as const;

/** The runner's parts, where they stand and how they live. */
export const createBody = (kit: Kit, bridge: Bridge) => {
  const rig = createRig(kit, RIGS.runner);
  const mood = createMood(kit, rig);
  const halo = kit.glow(0xffc978);
  halo.blendMode = 'add';
  const shadow = kit.glow(COLOURS.ink);
  /** Between two rows and off the deck too; `air` 1: its feet carry nothing; `gone` 1: out of sight. */
  const stance = { row: 0, x: 0, lift: 0, air: 0, gone: 0 };

  const foot = () => Math.max(rig.spot('leftShin', SOLE).y, rig.spot('rightShin', SOLE).y);
  rig.hold('stand');
  rig.draw(0);
  const standing = foot();

  const place = (deltaMs = 0) => {
    const { row, x, lift, air, gone } = stance;
    const space = bridge.space();
    const depth = depthOf(row, bridge.camera());
    const { x: left, y, size } = project(space, x, depth, lift);
    const point = (TALL * space.reach) / POINTS;
    const scale = point * size;
    mood.pose(deltaMs, 1 - air);
    rig.draw(deltaMs);
    // Whatever its legs do, the lower foot stands on the ground; in the air the hips keep to their arc.
    const drop = foot() + (standing - foot()) * air;
    rig.view.position.set(left, y - drop * scale);
    rig.view.scale.set(scale);
    rig.view.alpha = 1 - gone;
    const light = rig.spot('lantern', LIGHT);
    mood.drift(
      deltaMs,
      (x * space.half) / point + light.x,
      light.y - drop - (lift * POINTS) / TALL,
    );
    halo.position.set(left + light.x * scale, rig.view.y + light.y * scale);
    halo.scale.set(1.5 * scale);
    halo.alpha = 0.4 * (1 - gone);
    const ground = project(space, x, depth);
    shadow.position.set(ground.x, ground.y);
    shadow.scale.set(0.95 * scale * (1 - lift), 0.24 * scale * (1 - lift));
    shadow.alpha = lift < 0 ? 0 : 0.75 * (1 - 2 * lift) * (1 - gone);
  };
  kit.idle.loop((_elapsed, delta) => place(delta));

  const view = new Container();
  view.addChild(shadow, halo, rig.view);
  return {
    view,
    rig,
    mood,
    stance,
    place,
    set(next: Partial<typeof stance>) {
      Object.assign(stance, next);
      place();
    },
    /** Where its lantern is, in units from the canvas's upper left. */
    hand: () => ({ x: halo.x, y: halo.y }),
  };
};
export type Body = ReturnType<typeof createBody>;
