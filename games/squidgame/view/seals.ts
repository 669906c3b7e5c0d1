import { Container, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { HALF_PANE, NEAREST, paneEdges, paneMiddle, project } from './space.ts';
import { paneAt, type Span } from './span.ts';

/** The marks on the glass: the same in each row, another for each panel beside it. */
export interface Seals {
  view: Container;
  build(steps: number, panes: number): void;
  place(span: Span): void;
}

const SIZE = 72;

export const createSeals = (kit: Kit): Seals => {
  const view = new Container();
  const seals: Sprite[] = [];

  const place = (seal: Sprite, span: Span, row: number, pane: number) => {
    const { space, panes } = span;
    const { depth, fade, look, sink = 0 } = paneAt(span, row, pane);
    seal.visible = depth > NEAREST + 0.2 && look !== 'gone';
    if (!seal.visible) return;
    const at = project(space, paneMiddle(panes, pane), depth, -sink);
    const [left, right] = paneEdges(panes, pane);
    const wide = ((right - left) * space.half) / depth;
    const deep = project(space, 0, depth - HALF_PANE).y - project(space, 0, depth + HALF_PANE).y;
    seal.position.set(at.x, at.y - deep * 0.02);
    seal.scale.set((0.46 * Math.min(wide, deep * 2)) / SIZE, (0.62 * deep) / SIZE);
    seal.alpha = fade * (look === 'plain' ? 0.5 : 0.95);
    seal.tint = look === 'held' ? 0xfffbe6 : 0xfff0c2;
  };

  return {
    view,
    build(steps, panes) {
      for (const seal of seals.splice(0)) seal.destroy();
      for (let i = 0; i < steps * panes; i += 1) seals.push(kit.sprite(`mark-${i % panes}`));
      if (seals.length > 0) view.addChild(...seals);
    },
    place(span) {
      // The farthest row first: nearer ones lie over it.
      seals.forEach((seal, i) => {
        place(seal, span, span.steps - Math.floor(i / span.panes), i % span.panes);
      });
    },
  };
};
