import { Container, type Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Verdict } from '#games/fto/shapes.ts';

/** Which question it is, and a mark for each. */
export interface Progress {
  view: Container;
  resize(layout: Layout): void;
  /** `current` counts from 0, null: none is asked. */
  show(verdicts: readonly Verdict[], of: number, current: number | null): void;
}

/** Units from one mark to the next. */
const STEP = 26;

export const createProgress = (kit: Kit): Progress => {
  const { art, texts, lettering } = kit.context;
  const title = kit.label('', {
    face: 'display',
    size: 19,
    weight: '700',
    stroke: { color: COLOURS.ink, width: 4, join: 'round' },
  });
  const row = new Container();
  const marker = kit.glow(COLOURS.goldPale);
  marker.scale.set(0.34);
  const view = new Container();
  view.addChild(marker, title, row);
  const pips: Sprite[] = [];
  let perRow = 10;
  let marked: number | null = null;

  const setCount = (count: number) => {
    while (pips.length < count) {
      const pip = kit.sprite('pip-empty');
      pips.push(pip);
      row.addChild(pip);
    }
    for (const pip of pips.splice(count)) pip.destroy();
  };
  const arrange = () => {
    const inRow = Math.min(perRow, pips.length);
    for (const [i, pip] of pips.entries())
      pip.position.set(((i % perRow) - (inRow - 1) / 2) * STEP, Math.floor(i / perRow) * STEP);
    const at = marked === null ? undefined : pips[marked];
    marker.visible = at !== undefined;
    if (at) marker.position.set(at.x, at.y + row.y);
  };

  return {
    view,
    show(verdicts, of, current) {
      setCount(of);
      for (const [i, pip] of pips.entries()) {
        const verdict = verdicts[i];
        const frame = !verdict ? 'empty' : verdict === 'right' ? 'right' : 'missed';
        pip.texture = art.frame(`pip-${frame}`);
        pip.scale.set(i === current ? 0.86 : verdict ? 0.68 : 0.54);
      }
      const heading = (number: number) => texts('fto.question', { number, of });
      title.text = current === null ? '' : heading(current + 1);
      // The next one's is drawn while this one is looked at.
      const next = (current ?? 0) + (current === null ? 1 : 2);
      if (next <= of) lettering.want(title, [heading(next)]);
      marked = current;
      arrange();
    },
    resize({ isWide }) {
      perRow = isWide ? 5 : 10;
      row.y = isWide ? 30 : 24;
      arrange();
    },
  };
};
