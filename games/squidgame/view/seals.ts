import { Container, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { HALF_PANE, NEAREST, paneEdges, paneMiddle, project } from './space.ts';
import { brokenRow, paneAt, panesAt, type Span } from './span.ts';

/** The marks on the glass: the same in each row, another for each panel beside it. */
export interface Seals {
  view: Container;
  /** Those before a panel that broke. */
  near: Container;
  build(panels: readonly number[]): void;
  place(span: Span): void;
}

const SIZE = 72;

export const createSeals = (kit: Kit): Seals => {
  const [view, near] = [new Container(), new Container()];
  const seals: { seal: Sprite; row: number; pane: number }[] = [];

  const place = (seal: Sprite, span: Span, row: number, pane: number) => {
    const { space } = span;
    const { panes, depth, fade, look, sink } = paneAt(span, row, pane);
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
    near,
    build(panels) {
      for (const { seal } of seals.splice(0)) seal.destroy();
      // The farthest row first: nearer ones lie over it.
      for (let row = panels.length; row >= 1; row -= 1)
        for (let pane = 0; pane < panesAt({ panels }, row); pane += 1) {
          const seal = view.addChild(kit.sprite(`mark-${pane}`));
          seals.push({ seal, row, pane });
        }
    },
    place(span) {
      const broken = brokenRow(span);
      for (const { seal, row, pane } of seals) {
        place(seal, span, row, pane);
        const home = row < broken ? near : view;
        if (seal.parent !== home) home.addChild(seal);
      }
    },
  };
};
