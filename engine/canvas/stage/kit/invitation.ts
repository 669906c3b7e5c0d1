import { Container } from 'pixi.js';
import { fitWidth, wrapEvenly } from '../label.ts';
import { type Layout, middleOf } from '../layout.ts';
import { BEATS } from './beats.ts';
import { fadeIn } from './fadeIn.ts';
import { COLOURS, type Kit } from './kit.ts';

/** The game's name and what it promises, while nothing is played. */
export interface Invitation {
  view: Container;
  resize(layout: Layout): void;
  show(line: string): void;
  hide(): void;
}

/** Where its title has its middle, in units, and how wide it may be. */
type PlaceOf = (layout: Layout) => { x: number; y: number; width: number };

export const createInvitation = (kit: Kit, name: string, place: PlaceOf = middleOf): Invitation => {
  const view = new Container({ visible: false });
  const stroke = { color: COLOURS.ink, width: 6, join: 'round' } as const;
  const title = kit.label(name, {
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
      if (!view.visible) fadeIn(kit, view, BEATS.invitation);
    },
    hide() {
      view.visible = false;
    },
    resize(layout) {
      const { x, y, width } = place(layout);
      free = width;
      view.position.set(x, y);
      refit();
    },
  };
};
