import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { BEATS } from './beats.ts';
import { placesOf } from './places.ts';

/** How a line is meant: an invitation, something good, something kind. */
type Mood = 'plain' | 'good' | 'kind';

/** One line of words below the nest. */
export interface Line {
  view: Container;
  resize(layout: Layout): void;
  /** Empty takes it away. */
  say(text: string, mood?: Mood): void;
}

const HEIGHT = 38;
const INKS: Readonly<Record<Mood, number>> = {
  plain: COLOURS.text,
  good: COLOURS.goldPale,
  kind: COLOURS.textSoft,
};

export const createLine = (kit: Kit): Line => {
  const view = new Container({ visible: false });
  const ground = new Graphics();
  const opening = [kit.context.texts('lucky-egg.opening')];
  const label = kit.label('', { face: 'text', size: 17, weight: '700' }, opening);
  const gems = [-1, 1].map(() => kit.sprite('spark'));
  for (const gem of gems) gem.scale.set(0.3);
  view.addChild(ground, label, ...gems);
  let room = placesOf(kit.context.layout()).line.width;

  const draw = () => {
    fitWidth(label, room - 52);
    const width = Math.min(room, label.width + 52);
    ground
      .clear()
      .roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
      .fill({ color: COLOURS.ink, alpha: 0.84 })
      .stroke({ color: COLOURS.gold, width: 1.5, alpha: 0.85 });
    for (const [i, gem] of gems.entries()) gem.x = (i === 0 ? -1 : 1) * (width / 2 - 14);
  };

  return {
    view,
    say(text, mood = 'plain') {
      if (label.text === text && view.visible === (text !== '')) return;
      view.visible = text !== '';
      label.text = text;
      label.tint = INKS[mood];
      draw();
      view.alpha = 0;
      alongside(kit.idle.to(view, { alpha: 1 }, BEATS.line));
    },
    resize(layout) {
      const { line } = placesOf(layout);
      room = line.width;
      view.position.set(line.x, line.y);
      draw();
    },
  };
};
