import { Container, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { DISC } from './disc.ts';
import { arcOf, type Edges } from './spin.ts';

/** Lights on the wheel that turn with it: one on each peg, and sparks on the dearest rib. */
export interface Crown {
  view: Container;
  set(prizes: readonly number[], edges: Edges): void;
  /** The pegs flash together instead of one after the other. */
  joy(isOn: boolean): void;
  step(timeMs: number, strength: number): void;
}

/** Sparks of the dearest rib: share of the rib off its middle, and distance from the hub. */
const SPARKS = [
  [-0.34, 118],
  [0.3, 84],
  [0.36, 126],
] as const;

export const createCrown = (kit: Kit): Crown => {
  const view = new Container();
  const pegs: Sprite[] = [];
  const sparks = SPARKS.map(() => {
    const spark = kit.sprite('spark');
    view.addChild(spark);
    return spark;
  });
  let isJoy = false;

  return {
    view,
    set(prizes, edges) {
      while (pegs.length < prizes.length) {
        const peg = kit.glow(0xffe2a0);
        peg.scale.set(0.3);
        pegs.push(peg);
        view.addChildAt(peg, 0);
      }
      while (pegs.length > prizes.length) pegs.pop()?.destroy();
      pegs.forEach((peg, i) => {
        const { middle, half } = arcOf(edges, i);
        const at = middle + half;
        peg.position.set(Math.sin(at) * DISC.pegs, -Math.cos(at) * DISC.pegs);
      });
      const dearest = prizes.indexOf(Math.max(...prizes));
      sparks.forEach((spark, i) => {
        const [off, from] = SPARKS[i] ?? [0, 0];
        const { middle, half } = arcOf(edges, dearest);
        const at = middle + 2 * off * half;
        spark.position.set(Math.sin(at) * from, -Math.cos(at) * from);
      });
    },
    joy(isOn) {
      isJoy = isOn;
    },
    step(timeMs, strength) {
      const half = pegs.length / 2;
      for (let i = 0; i < pegs.length; i += 1) {
        const peg = pegs[i];
        if (!peg) continue;
        const wave = isJoy
          ? Math.sin(timeMs / 110 + (i % 2) * Math.PI)
          : Math.cos(timeMs / 420 - (i / half) * Math.PI * 2) ** 3;
        peg.alpha = strength * (0.3 + 0.6 * Math.max(0, wave));
      }
      for (let i = 0; i < sparks.length; i += 1) {
        const spark = sparks[i];
        if (!spark) continue;
        const shine = Math.max(0, Math.sin(timeMs / 520 + i * 2.1)) ** 3;
        spark.alpha = shine * strength;
        spark.scale.set(0.2 + 0.42 * shine);
        spark.rotation = timeMs / 1_400;
      }
    },
  };
};
