import { Container } from 'pixi.js';
import { fadeIn } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth, wrapEvenly } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { spaceOf } from './space.ts';

/** The game's name and what it promises, over the bridge while nothing is played. */
export interface Invitation {
  view: Container;
  resize(layout: Layout): void;
  show(line: string): void;
  hide(): void;
}

export const createInvitation = (kit: Kit): Invitation => {
  const { context } = kit;
  const view = new Container({ visible: false });
  const stroke = { color: COLOURS.ink, width: 6, join: 'round' } as const;
  const title = kit.label(context.texts('squidgame.title'), {
    face: 'display',
    size: 44,
    weight: '800',
    fill: COLOURS.goldPale,
    stroke,
  });
  const line = kit.label('', {
    face: 'text',
    size: 18,
    weight: '700',
    stroke: { ...stroke, width: 5 },
    lineHeight: 24,
    wordWrapWidth: 300,
  });
  line.anchor.set(0.5, 0);
  line.y = 27;
  view.addChild(title, line);
  let free = 300;
  const refit = () => {
    fitWidth(title, free);
    wrapEvenly(line, free);
  };

  return {
    view,
    show(text) {
      line.text = text;
      refit();
      if (!view.visible) fadeIn(kit, view, 320);
    },
    hide() {
      view.visible = false;
    },
    resize(layout) {
      const space = spaceOf(layout);
      const middle = layout.isWide ? space.x + 34 : space.x + 38;
      free = 2 * (space.right - 12 - middle);
      view.position.set(middle, space.top + (layout.isWide ? 30 : 98));
      view.scale.set(1);
      refit();
    },
  };
};
