import { Container, type Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Space } from './space.ts';

/** The moon's light on the water: glints from the horizon to the player, wider the nearer they are. */
export interface MoonPath {
  view: Container;
  /** Below the moon, which stands at `moonX`. */
  place(space: Space, moonX: number): void;
  /** By this share it has opened, from the horizon on. */
  open(share: number): void;
}

const GLINTS = 16;
/** How fast they get brighter once the path has come to them. */
const COMES = 4;

export const createMoonPath = (kit: Kit): MoonPath => {
  const view = new Container({ visible: false });
  const glints = Array.from({ length: GLINTS }, (): Sprite => {
    const glint = kit.glow(COLOURS.light);
    glint.blendMode = 'add';
    return glint;
  });
  view.addChild(...glints);
  let opened = 0;
  let time = 0;

  const shine = () => {
    glints.forEach((glint, i) => {
      const share = Math.max(0, Math.min(1, (opened * (1 + 1 / COMES) - i / GLINTS) * COMES));
      const waver = kit.isCalm() ? 0.8 : 0.72 + 0.28 * Math.sin(time / 260 + i * 2.3);
      glint.alpha = share * waver;
    });
  };
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    if (view.visible) shine();
  });

  return {
    view,
    open(share) {
      opened = share;
      view.visible = share > 0;
      shine();
    },
    place({ horizon, bottom }, moonX) {
      glints.forEach((glint, i) => {
        const near = ((i + 0.5) / GLINTS) ** 1.5;
        glint.position.set(
          moonX + 7 * near * Math.sin(i * 2.4),
          horizon + near * (bottom - horizon),
        );
        glint.scale.set(0.4 + 1.9 * near, 0.06 + 0.16 * near);
      });
    },
  };
};
