import { Container, Graphics } from 'pixi.js';
import { backOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { createPurse, type Purse } from '#engine/stage/kit/purse.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Verdict } from '#games/fto/shapes.ts';

/** What stays on screen: the balance, how far the round is, and one line of words. */
export interface Hud {
  view: Container;
  resize(layout: Layout): void;
  purse: Purse;
  /** One mark for each question; `current` counts from 0, null: none is asked. */
  progress(verdicts: readonly Verdict[], of: number, current: number | null): void;
  /** One line under the clock; empty takes it away. */
  say(text: string, tone?: 'plain' | 'good' | 'bad'): void;
}

const TONES = { plain: COLOURS.text, good: COLOURS.good, bad: COLOURS.bad };

export const createHud = (kit: Kit): Hud => {
  const { idle, context } = kit;
  const view = new Container();
  const purse = createPurse(kit);
  const round = new Container();
  const title = kit.label('', {
    face: 'display',
    size: 19,
    weight: '700',
    stroke: { color: COLOURS.ink, width: 4, join: 'round' },
  });
  const pips = new Container();
  const marker = kit.glow(COLOURS.goldPale);
  marker.scale.set(0.34);
  round.addChild(marker, title, pips);
  const line = kit.label('', {
    face: 'display',
    size: 21,
    weight: '700',
    stroke: { color: COLOURS.ink, width: 3, join: 'round' },
  });
  const bed = new Graphics();
  const plate = new Graphics();
  view.addChild(plate, bed, purse.view, round, line);

  let layout = context.layout();
  let perRow = 10;
  /** What the line is scaled by to fit, also while it pops. */
  let fitted = 1;

  /** Fits the line, and lays it on a dark bed where the table is bright behind it. */
  const bedLine = () => {
    fitWidth(line, layout.isWide ? 182 : layout.width - 64);
    fitted = line.scale.x;
    bed.clear();
    if (!line.text || layout.isWide) return;
    const wide = line.width + 36;
    bed
      .roundRect(line.x - wide / 2, line.y - 16, wide, 32, 16)
      .fill({ color: COLOURS.ink, alpha: 0.66 });
  };

  let marked: number | null = null;
  const arrangePips = () => {
    pips.children.forEach((pip, i) => {
      const inRow = Math.min(perRow, pips.children.length);
      pip.position.set(((i % perRow) - (inRow - 1) / 2) * 26, Math.floor(i / perRow) * 26);
    });
    const at = marked === null ? undefined : pips.children[marked];
    marker.visible = at !== undefined;
    if (at) marker.position.set(at.x, at.y + pips.y);
  };

  return {
    view,
    purse,
    progress(verdicts, of, current) {
      round.visible = of > 0;
      plate.visible = of > 0;
      while (pips.children.length < of) pips.addChild(kit.sprite('pip-empty'));
      while (pips.children.length > of) pips.removeChildAt(of).destroy();
      pips.children.forEach((pip, i) => {
        const verdict = verdicts[i];
        const frame = !verdict ? 'empty' : verdict === 'right' ? 'right' : 'missed';
        if ('texture' in pip) pip.texture = context.art.frame(`pip-${frame}`);
        const isCurrent = i === current;
        pip.scale.set(isCurrent ? 0.86 : verdict ? 0.68 : 0.54);
      });
      title.text =
        current === null ? '' : context.texts('fto.question', { number: current + 1, of });
      marked = current;
      arrangePips();
    },
    say(text, tone = 'plain') {
      if (line.text === text) return;
      line.text = text;
      line.tint = TONES[tone];
      bedLine();
      if (!text || kit.isCalm()) return;
      void idle
        .run((t) => line.scale.set(fitted * (0.7 + 0.3 * t)), { ms: 300, ease: backOut })
        .catch(() => {});
    },
    resize(next) {
      layout = next;
      const { safe, isWide } = layout;
      purse.resize(layout);
      const middle = isWide ? safe.left + 113 : (layout.width + safe.left - safe.right) / 2;
      perRow = isWide ? 5 : 10;
      plate.clear();
      if (isWide)
        plate
          .roundRect(safe.left + 10, safe.top + 64, 206, 210, 20)
          .fill({ color: COLOURS.ink, alpha: 0.62 })
          .stroke({ color: COLOURS.gold, width: 1, alpha: 0.4 });
      plate.visible = round.visible;
      round.position.set(middle, safe.top + (isWide ? 92 : 104));
      title.position.set(0, 0);
      pips.position.set(0, isWide ? 30 : 24);
      line.position.set(middle, safe.top + (isWide ? 244 : 186));
      bedLine();
      arrangePips();
    },
  };
};
