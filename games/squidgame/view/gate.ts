import type { Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { project } from './space.ts';
import { endOf, type Span } from './span.ts';

/** The gate at the bridge's end, and the light in it. */
export interface Gate {
  /** From back to front. */
  views: readonly Sprite[];
  place(span: Span): void;
  /** 1: as it shines; 0: it is out. */
  light(share: number): void;
}

export const createGate = (kit: Kit): Gate => {
  const glow = kit.glow(0xffcf78);
  glow.blendMode = 'add';
  const arch = kit.sprite('gate');
  arch.anchor.set(0.5, 0.97);
  let lit = 1;

  kit.idle.loop((elapsed) => {
    glow.alpha = (kit.isCalm() ? 0.6 : 0.55 + 0.1 * Math.sin(elapsed / 1_100)) * lit;
  });

  return {
    views: [glow, arch],
    place(span) {
      const foot = project(span.space, 0, endOf(span) + 1.3);
      arch.position.set(foot.x, foot.y);
      arch.scale.set((span.space.half * 3.5 * foot.size) / 420);
      glow.position.set(foot.x, foot.y - arch.height * 0.3);
      glow.scale.set((arch.width / 128) * 2.2);
    },
    light(share) {
      lit = share;
      arch.tint = share < 0.5 ? 0x8a7aa0 : 0xffffff;
    },
  };
};
