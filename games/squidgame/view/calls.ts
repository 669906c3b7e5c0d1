import { Container, Graphics } from 'pixi.js';
import { sineInOut } from '#engine/canvas/stage/ease.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { depthOf, flat, HALF_PANE, paneEdges } from './space.ts';
import { nextRow, panesAt, type Span } from './span.ts';

/** Lights that call to the panels of the next row, one round each; they pulse one after the other. */
export interface Calls {
  view: Container;
  /** As many as the widest row has panels. */
  build(most: number): void;
  draw(): void;
}

/** How far each ring reaches over the panel, and how bright it is. */
const RINGS = [
  [0.03, 0.3],
  [0.06, 0.16],
  [0.1, 0.1],
] as const;

const drawHalo = (halo: Graphics, span: Span, pane: number) => {
  halo.clear();
  const { space, camera } = span;
  const panes = panesAt(span, nextRow(span));
  if (!span.isOpen || pane >= panes) return;
  const [left, right] = paneEdges(panes, pane);
  const depth = depthOf(nextRow(span), camera);
  for (const [grow, alpha] of RINGS) {
    const [near, far] = [depth - HALF_PANE - grow * 0.8, depth + HALF_PANE + grow * 0.8];
    const [from, to] = [left - grow, right + grow];
    halo
      .poly(flat(space, [from, near], [to, near], [to, far], [from, far]))
      .fill({ color: 0xffe9a8, alpha });
  }
};

export const createCalls = (kit: Kit, span: Span): Calls => {
  const view = new Container();
  const halos: Graphics[] = [];

  kit.idle.loop((elapsed) => {
    const panes = panesAt(span, nextRow(span)) || 1;
    halos.forEach((halo, pane) => {
      const lag = (pane * Math.PI * 2) / panes;
      const wave = kit.isCalm() ? 0.7 : 0.5 + 0.5 * Math.sin(elapsed / 420 - lag);
      halo.alpha = span.pressed === pane ? 1 : 0.25 + 0.65 * sineInOut(wave);
    });
  });

  return {
    view,
    build(most) {
      for (const halo of halos.splice(0)) halo.destroy();
      for (let pane = 0; pane < most; pane += 1) halos.push(view.addChild(new Graphics()));
    },
    draw() {
      halos.forEach((halo, pane) => {
        drawHalo(halo, span, pane);
      });
    },
  };
};
