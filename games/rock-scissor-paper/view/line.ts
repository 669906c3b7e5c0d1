import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

export type Tone = 'plain' | 'good' | 'bad';

/** One or two lines of words at the foot of the cloth, on a dark plate. */
export interface Line {
  view: Container;
  home(place: Place): void;
  /** Empty takes it away; `title` stands large above it. */
  say(text: string, tone?: Tone, title?: string): void;
}

/** What is said in most throws. */
const USUAL = ['prompt.first', 'beat', 'tie', 'prompt.again', 'prompt.next'];
const TONES = { plain: COLOURS.text, good: COLOURS.good, bad: COLOURS.bad };

export const createLine = (kit: Kit): Line => {
  const view = new Container({ visible: false });
  const bed = new Graphics();
  const title = kit.label('', { face: 'display', size: 29, weight: '700', fill: COLOURS.goldPale });
  const { texts } = kit.context;
  const usual = USUAL.map((each) => texts(`rock-scissor-paper.${each}`));
  const label = kit.label('', { face: 'text', size: 18, weight: '700' }, usual);
  const seam = kit.sprite('seam');
  view.addChild(bed, title, seam, label);
  let place: Place | null = null;

  const arrange = () => {
    if (!place) return;
    const hasTitle = title.text !== '';
    const room = place.right - 40;
    fitWidth(label, room - 36);
    fitWidth(title, room - 36);
    const width = Math.min(room, Math.max(label.width, hasTitle ? title.width : 0) + 44);
    const height = hasTitle ? 96 : 40;
    title.visible = hasTitle;
    seam.visible = hasTitle;
    title.y = -24;
    seam.y = 4;
    label.y = hasTitle ? 28 : 0;
    bed
      .clear()
      .roundRect(-width / 2, -height / 2, width, height, 20)
      .fill({ color: COLOURS.ink, alpha: 0.86 })
      .stroke({ color: COLOURS.gold, width: 1.5, alpha: 0.75 });
    view.position.set(place.middle.x, place.sill - height / 2 - (place.isWide ? 6 : 12));
  };

  return {
    view,
    home(next) {
      place = next;
      arrange();
    },
    say(text, tone = 'plain', large = '') {
      if (label.text === text && title.text === large && label.tint === TONES[tone]) return;
      label.text = text;
      title.text = large;
      label.tint = TONES[tone];
      view.visible = text !== '';
      arrange();
      if (!text || kit.isCalm()) return;
      const grow = (t: number) => view.scale.set(0.82 + 0.18 * t);
      alongside(kit.idle.run(grow, BEATS.line));
    },
  };
};
