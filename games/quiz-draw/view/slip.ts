import { Container, NineSliceSprite } from 'pixi.js';
import { unfold } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from '../sounds.ts';
import { BEATS } from './beats.ts';
import { placesOf, SLIP } from './place.ts';

/** The paper slip on which stands what was drawn. */
export interface Slip {
  view: Container;
  resize(layout: Layout): void;
  /** Says `worth` large, with a line above and below it. */
  write(words: { title: string; worth: string; name: string }): void;
  unroll(): Promise<void>;
  /** Is there at once. */
  stand(): void;
  clear(): void;
}

export const createSlip = (kit: Kit): Slip => {
  const paper = new NineSliceSprite({
    texture: kit.context.art.frame('slip'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 34,
    bottomHeight: 34,
    width: SLIP.width,
    height: SLIP.height,
  });
  paper.position.set(-SLIP.width / 2, -SLIP.height / 2);
  const ink = { fill: COLOURS.onGold };
  const title = kit.label('', { face: 'text', size: 17, weight: '700', fill: 0x8e1230 });
  const worth = kit.label('', { face: 'display', size: 40, weight: '700', ...ink });
  const name = kit.label('', { face: 'text', size: 18, weight: '600', ...ink });
  title.y = -37;
  name.y = 34;
  const view = new Container({ visible: false });
  view.addChild(paper, title, worth, name);
  let size = 1;

  const stand = () => {
    view.visible = true;
    view.alpha = 1;
    view.scale.set(size);
  };

  return {
    view,
    stand,
    write(words) {
      title.text = words.title;
      worth.text = words.worth;
      name.text = words.name;
      for (const label of [title, worth, name]) fitWidth(label, SLIP.width - 72);
    },
    async unroll() {
      kit.context.audio.effect(SOUNDS.open);
      const grow = (t: number) => view.scale.set(size * (0.4 + 0.6 * t), size * (0.7 + 0.3 * t));
      await unfold(kit, view, grow, BEATS.slip);
      stand();
    },
    clear() {
      view.visible = false;
    },
    resize(layout) {
      const place = placesOf(layout).slip;
      ({ size } = place);
      view.position.set(place.x, place.y);
      view.scale.set(size);
    },
  };
};
