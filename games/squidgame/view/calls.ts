import { Container } from 'pixi.js';
import { sineInOut } from '#engine/canvas/stage/ease.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { paint } from './paints.ts';
import { createSolid, type Pen, type Solid } from './solid.ts';
import { depthOf, HALF_PANE, paneEdges } from './space.ts';
import { nextRow, panesAt, type Span } from './span.ts';

/** Lights that call to the panels of the next row, one round each; they pulse one after the other. */
export interface Calls {
  view: Container;
  /** As many as the widest row has panels. */
  build(most: number): void;
  place(): void;
}

/** How far each ring reaches over the panel, and how bright it is. */
const RINGS = [
  [0.03, paint(0xffe9a8, 0.3)],
  [0.06, paint(0xffe9a8, 0.16)],
  [0.1, paint(0xffe9a8, 0.1)],
] as const;

const drawHalo = (pen: Pen, [left, right]: readonly [number, number]) => {
  for (const [grow, light] of RINGS) {
    const [near, far] = [-HALF_PANE - grow * 0.8, HALF_PANE + grow * 0.8];
    const [from, to] = [left - grow, right + grow];
    pen(light, [from, near], [to, near], [to, far], [from, far]);
  }
};

export const createCalls = (kit: Kit, span: Span): Calls => {
  const view = new Container();
  const halos: Solid[] = [];
  /** Side by side in the row they are drawn for. */
  let drawn = 0;

  kit.idle.loop((elapsed) => {
    const panes = panesAt(span, nextRow(span)) || 1;
    halos.forEach((halo, pane) => {
      const lag = (pane * Math.PI * 2) / panes;
      const wave = kit.isCalm() ? 0.7 : 0.5 + 0.5 * Math.sin(elapsed / 420 - lag);
      halo.view.alpha = span.pressed === pane ? 1 : 0.25 + 0.65 * sineInOut(wave);
    });
  });

  return {
    view,
    build(most) {
      for (const halo of halos.splice(0)) halo.view.destroy();
      for (let pane = 0; pane < most; pane += 1) halos.push(createSolid());
      view.addChild(...halos.map((halo) => halo.view));
      drawn = 0;
    },
    place() {
      const panes = panesAt(span, nextRow(span));
      view.visible = span.isOpen && panes > 0;
      if (!view.visible) return;
      halos.forEach((halo, pane) => {
        halo.view.visible = pane < panes;
        if (pane >= panes) return;
        if (drawn !== panes) halo.draw((pen) => drawHalo(pen, paneEdges(panes, pane)));
        halo.place(span.space, depthOf(nextRow(span), span.camera));
      });
      drawn = panes;
    },
  };
};
