import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createPurse, type Purse } from '#engine/canvas/stage/kit/purse.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Verdict } from '#games/fto/shapes.ts';
import { BEATS } from './beats.ts';
import { createProgress } from './progress.ts';

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

/** What is said of a question. */
const SAID = ['prompt', 'right', 'missed', 'timeUp'];
const TONES = { plain: COLOURS.text, good: COLOURS.good, bad: COLOURS.bad };

export const createHud = (kit: Kit): Hud => {
  const { idle, context } = kit;
  const view = new Container();
  const purse = createPurse(kit);
  const progress = createProgress(kit);
  const round = progress.view;
  const line = kit.label(
    '',
    {
      face: 'display',
      size: 21,
      weight: '700',
      stroke: { color: COLOURS.ink, width: 3, join: 'round' },
    },
    SAID.map((each) => context.texts(`fto.${each}`)),
  );
  const bed = new Graphics();
  const plate = new Graphics();
  view.addChild(plate, bed, purse.view, round, line);

  let layout = context.layout();
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

  return {
    view,
    purse,
    progress(verdicts, of, current) {
      round.visible = of > 0;
      plate.visible = of > 0;
      progress.show(verdicts, of, current);
    },
    say(text, tone = 'plain') {
      if (line.text === text) return;
      line.text = text;
      line.tint = TONES[tone];
      bedLine();
      if (!text || kit.isCalm()) return;
      alongside(idle.run((t) => line.scale.set(fitted * (0.7 + 0.3 * t)), BEATS.line));
    },
    resize(next) {
      layout = next;
      const { safe, isWide } = layout;
      purse.resize(layout);
      const middle = isWide ? safe.left + 113 : (layout.width + safe.left - safe.right) / 2;
      plate.clear();
      if (isWide)
        plate
          .roundRect(safe.left + 10, safe.top + 64, 206, 210, 20)
          .fill({ color: COLOURS.ink, alpha: 0.62 })
          .stroke({ color: COLOURS.gold, width: 1, alpha: 0.4 });
      plate.visible = round.visible;
      round.position.set(middle, safe.top + (isWide ? 92 : 104));
      line.position.set(middle, safe.top + (isWide ? 244 : 186));
      bedLine();
      progress.resize(layout);
    },
  };
};
