import { Container } from 'pixi.js';
import { createDeck } from './deck.ts';
import { drawPane, type Look, THINNEST } from './glass.ts';
import { paint } from './paints.ts';
import { createSolid, type Solid } from './solid.ts';
import { depthOf, NEAREST, SPACING } from './space.ts';
import { brokenRow, endOf, paneAt, panesAt, type Span } from './span.ts';

/** Beams, glass, and the planks at both ends. */
export interface Rows {
  view: Container;
  /** What lies before a panel that broke. */
  near: Container;
  build(panels: readonly number[]): void;
  place(span: Span): void;
}

const WOOD = paint(0x3a2414);
const BEAMS = [
  [-1.03, 0.028],
  [0, 0.018],
  [1.03, 0.028],
] as const;
/** Where the planks begin and end from which the player starts: rows, and a gap before the glass. */
const JETTY = { from: -1.4, to: 0.5, gap: 0.03 };

interface Pane {
  solid: Solid;
  row: number;
  pane: number;
  look: Look | null;
}

export const createRows = (): Rows => {
  const [view, near] = [new Container(), new Container()];
  const beams = createSolid();
  const start = createDeck((JETTY.to - JETTY.from) * SPACING - JETTY.gap);
  const end = createDeck(1.6);
  const panes: Pane[] = [];
  let broken = 0;

  /** The farthest first: nearer ones lie over it. */
  const stack = () => {
    view.addChild(beams.view, end.view);
    for (const { solid, row } of panes) (row < broken ? near : view).addChild(solid.view);
    (broken ? near : view).addChild(start.view);
  };

  const place = (each: Pane, span: Span) => {
    const { solid, row, pane } = each;
    const given = paneAt(span, row, pane);
    solid.view.visible = given.depth >= NEAREST + 0.15;
    if (!solid.view.visible) return;
    if (given.look !== each.look) {
      each.look = given.look;
      solid.draw((pen) => drawPane(pen, given));
    }
    solid.view.alpha = given.fade;
    solid.place(span.space, given.depth, given.sink);
  };

  return {
    view,
    near,
    build(panels) {
      for (const { solid } of panes.splice(0)) solid.view.destroy();
      for (let row = panels.length; row >= 1; row -= 1)
        for (let pane = 0; pane < panesAt({ panels }, row); pane += 1)
          panes.push({ solid: createSolid(THINNEST), row, pane, look: null });
      const long = endOf({ panels, camera: 0 }) - depthOf(0, 0);
      beams.draw((pen) => {
        for (const [x, half] of BEAMS)
          pen(WOOD, [x - half, 0], [x + half, 0], [x + half, long], [x - half, long]);
      });
      stack();
    },
    place(span) {
      const { space, camera } = span;
      if (brokenRow(span) !== broken) {
        broken = brokenRow(span);
        stack();
      }
      beams.place(space, depthOf(0, camera));
      end.place(space, endOf(span));
      start.place(space, depthOf(JETTY.from, camera));
      for (const each of panes) place(each, span);
    },
  };
};
