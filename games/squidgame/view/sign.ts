import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import { multiplierText } from '#engine/core/rules/result.ts';
import { RUNG_ROOM } from './rung.ts';
import { depthOf, HALF_PANE, project } from './space.ts';
import { nextRow, type Span } from './span.ts';

/** What the next step brings, over its far edge while it can be chosen. */
export interface Sign {
  view: Container;
  place(span: Span): void;
}

export const createSign = (kit: Kit): Sign => {
  const view = new Container({ visible: false });
  const text = kit.digits('', 21);
  view.addChild(kit.sprite('rung-lit'), text);
  return {
    view,
    place(span) {
      const row = nextRow(span);
      const next = span.multipliers[row];
      view.visible = span.isOpen && next !== undefined;
      if (next === undefined) return;
      text.text = multiplierText(next);
      fitWidth(text, RUNG_ROOM);
      const { x, y, size } = project(span.space, 0, depthOf(row, span.camera) + HALF_PANE);
      const scale = Math.max(0.74, Math.min(1, (size * span.space.reach) / 280));
      view.position.set(x, y - 20 * scale);
      view.scale.set(scale);
    },
  };
};
