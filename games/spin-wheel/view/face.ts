import { Container, Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createCrown } from './crown.ts';
import { DISC, type Disc, drawDisc } from './disc.ts';
import { type Edges, edgesOf } from './spin.ts';
import { createTags, type Tags } from './tags.ts';

/** A rib of the wheel: its prize in sen, and its share of the draw. */
interface Rib {
  sen: number;
  weight: number;
}

/** What is drawn on the wheel: its ribs, the lights on its pegs and the tags at its rim. */
export interface Face extends Pick<Tags, 'raised' | 'raise'> {
  view: Container;
  /** Draws its ribs in their order, each as wide as its weight; `nothing` on those without a prize. */
  set(ribs: readonly Rib[], nothing: string): void;
  edges(): Edges;
  /** As large as the kite, whose scale is `size`; drawn anew where that asks for a sharper picture. */
  fit(size: number): void;
  /** How far the ribs run into one another, 0..1. */
  blur(share: number): void;
  /** The pegs flash together instead of one after the other. */
  joy(isOn: boolean): void;
  /** The lights on the pegs go round at `timeMs`, as bright as `strength`, 0..1. */
  step(timeMs: number, strength: number): void;
  destroy(): void;
}

/** Pixels: no wheel is drawn sharper than this. */
const MOST_SIDE = 1_200;

export const createFace = (kit: Kit): Face => {
  const view = new Container();
  const sharp = new Sprite({ anchor: 0.5 });
  const blurred = new Sprite({ anchor: 0.5, alpha: 0 });
  const crown = createCrown(kit);
  const tags = createTags(kit);
  view.addChild(sharp, blurred, crown.view, tags.view);
  let disc: Disc | null = null;
  let drawn: { prizes: readonly number[]; of: string; nothing: string; side: number } | null = null;
  let edges: Edges = [0, 1];
  let size = 1;

  const sideWanted = () => {
    const { density } = kit.context.layout();
    return Math.min(MOST_SIDE, Math.ceil(2 * DISC.half * size * Math.max(1, density)));
  };
  const draw = (next: NonNullable<typeof drawn>) => {
    drawn = next;
    const before = disc;
    disc = drawDisc(drawn.prizes, edges, drawn.nothing, drawn.side);
    sharp.texture = disc.sharp;
    blurred.texture = disc.blurred;
    for (const sprite of [sharp, blurred]) sprite.setSize(2 * DISC.half);
    before?.destroy();
    crown.set(drawn.prizes, edges);
  };

  return {
    view,
    raised: tags.raised,
    raise: tags.raise,
    set(ribs, nothing) {
      const side = sideWanted();
      const of = JSON.stringify(ribs);
      if (drawn?.nothing === nothing && drawn.of === of && drawn.side >= side) return;
      edges = edgesOf(ribs.map(({ weight }) => weight));
      const prizes = ribs.map(({ sen }) => sen);
      draw({ prizes, of, nothing, side });
      tags.set(prizes, edges, size);
    },
    edges: () => edges,
    fit(next) {
      size = next;
      if (!drawn) return;
      const side = sideWanted();
      if (side > drawn.side) draw({ ...drawn, side });
      tags.set(drawn.prizes, edges, size);
    },
    blur(share) {
      if (share > 0) while (disc?.soften());
      blurred.alpha = share;
      sharp.alpha = share < 1 ? 1 : 0;
      tags.view.alpha = 1 - share;
    },
    joy: crown.joy,
    step(timeMs, strength) {
      disc?.soften();
      crown.step(timeMs, strength);
    },
    destroy: () => disc?.destroy(),
  };
};
