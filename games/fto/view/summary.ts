import { Graphics, type Sprite } from 'pixi.js';
import { countDown } from '#engine/canvas/stage/kit/countdown.ts';
import { fadeIn } from '#engine/canvas/stage/kit/fadeIn.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createButton, createPanel, type Panel } from '#engine/canvas/stage/kit/panel.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { changeText } from '#engine/core/rules/result.ts';
import type { Verdict } from '#games/fto/shapes.ts';
import { SOUNDS } from '#games/fto/sounds.ts';
import { BEATS } from './beats.ts';
import { praiseOf } from './joy.ts';

/** How a round ends: how many were right, what they earned, when to come back. */
export interface Summary extends Pick<Panel, 'shade' | 'view'> {
  resize(layout: Layout): void;
  /**
   * Opens and counts up; `coins` earned in hundredths, null where nothing is paid. `praises` begins with the words of
   * praise.
   */
  tell(
    verdicts: readonly Verdict[],
    of: number,
    coins: number | null,
    praises: (praise: Joy | 'none') => Promise<void>,
  ): Promise<void>;
  /** `at`: local time of the next round, epoch milliseconds; null: at once. */
  next(at: number | null, onOpen: () => void): void;
  close(): void;
}

const SIZE = { width: 326, height: 488 };
const ROW = 27;

const drawSummary = (kit: Kit, onLeave: () => void) => {
  const panel = createPanel(kit, SIZE.width, SIZE.height);
  const title = kit.label('', { face: 'display', size: 33, weight: '700', fill: COLOURS.goldPale });
  title.y = -194;
  const count = kit.digits('0', 84);
  count.y = -114;
  count.anchor.set(1, 0.5);
  const total = kit.digits('/10', 38);
  total.tint = COLOURS.textSoft;
  total.anchor.set(0, 0.5);
  total.y = -100;
  const countLabel = kit.label(kit.context.texts('fto.summary.right'), {
    face: 'text',
    size: 15,
    weight: '600',
    fill: COLOURS.textSoft,
  });
  countLabel.y = -56;
  const line = new Graphics().rect(-118, 0, 236, 1).fill({ color: COLOURS.gold, alpha: 0.4 });
  line.y = 76;
  const coin = kit.sprite('coin');
  coin.y = 40;
  coin.scale.set(0.46);
  const earned = kit.digits(changeText(0), 38);
  earned.tint = COLOURS.gold;
  earned.anchor.set(0, 0.5);
  earned.y = 39;
  const nextLabel = kit.label(kit.context.texts('fto.summary.next'), {
    face: 'text',
    size: 15,
    weight: '600',
    fill: COLOURS.textSoft,
  });
  nextLabel.y = 98;
  const digits = kit.digits('00:00:00', 34);
  digits.y = 129;
  const button = createButton(kit, kit.context.texts('fto.back'), onLeave);
  button.view.y = 202;
  panel.content.addChild(
    title,
    count,
    total,
    countLabel,
    line,
    coin,
    earned,
    nextLabel,
    digits,
    button.view,
  );
  return { panel, title, count, total, coin, earned, nextLabel, digits, button };
};
type Drawing = ReturnType<typeof drawSummary>;

/** An empty mark for each question. */
const drawPips = (kit: Kit, of: number) =>
  Array.from({ length: of }, (_, i) => {
    const pip = kit.sprite('pip-empty');
    pip.scale.set(0.55);
    pip.position.set((i - (of - 1) / 2) * ROW, -18);
    return pip;
  });

const showCount = ({ count, total }: Drawing, right: number) => {
  count.text = String(right);
  // The pair is centred as one.
  const width = count.width + total.width + 4;
  count.x = -width / 2 + count.width;
  total.x = count.x + 4;
};

const showEarned = ({ coin, earned }: Drawing, coins: number) => {
  earned.text = changeText(Math.round(coins));
  const width = 50 + earned.width;
  coin.x = -width / 2 + 21;
  earned.x = -width / 2 + 50;
};

export const createSummary = (kit: Kit, onLeave: () => void): Summary => {
  const { act, context } = kit;
  const { texts } = context;
  const drawing = drawSummary(kit, onLeave);
  const { panel, title, total, nextLabel, digits, button } = drawing;
  let pips: Sprite[] = [];
  let at = { x: 0, y: 0, scale: 1 };
  let stopCount: (() => void) | null = null;
  const placeControl = () => button.control({ x: at.x, y: at.y + 202 * at.scale, scale: at.scale });

  /** One mark after the other turns, and the right ones count, `perRight` earned with each. */
  const countUp = async (verdicts: readonly Verdict[], perRight: number) => {
    const isCalm = kit.isCalm();
    let seen = 0;
    for (const [i, pip] of pips.entries()) {
      const verdict = verdicts[i];
      if (!verdict) continue;
      const isRight = verdict === 'right';
      pip.texture = context.art.frame(isRight ? 'pip-right' : 'pip-missed');
      if (isRight) {
        seen += 1;
        showCount(drawing, seen);
        showEarned(drawing, seen * perRight);
        if (!act.isSkipping()) context.audio.effect(SOUNDS.count, { rate: 0.9 + seen * 0.05 });
      }
      await act.run((t) => pip.scale.set(isCalm ? 0.68 : 0.68 * (1.7 - 0.7 * t)), BEATS.pip);
      pip.scale.set(0.68);
    }
  };
  const stopCounting = () => {
    stopCount?.();
    stopCount = null;
  };

  return {
    shade: panel.shade,
    view: panel.view,
    async tell(verdicts, of, coins, praises) {
      const right = verdicts.filter((verdict) => verdict === 'right').length;
      const praise = praiseOf(right, of);
      title.text = texts(`fto.summary.${praise}`);
      fitWidth(title, SIZE.width - 64);
      total.text = `/${of}`;
      // What is said of the result comes with it.
      title.visible = false;
      showCount(drawing, 0);
      drawing.coin.visible = coins !== null;
      drawing.earned.visible = coins !== null;
      showEarned(drawing, 0);
      for (const pip of pips) pip.destroy();
      pips = drawPips(kit, of);
      panel.content.addChild(...pips);
      placeControl();
      context.audio.effect(SOUNDS.finish);
      await panel.open();
      await countUp(verdicts, right === 0 ? 0 : (coins ?? 0) / right);
      showCount(drawing, right);
      fadeIn(kit, title, BEATS.praise);
      await praises(praise);
    },
    next(until, onOpen) {
      stopCounting();
      const isWaiting = until !== null;
      nextLabel.visible = isWaiting;
      digits.visible = isWaiting;
      if (until !== null) stopCount = countDown(kit, digits, until, onOpen);
    },
    close() {
      stopCounting();
      button.retire();
      void panel.close().catch(() => {});
    },
    resize(layout) {
      at = panel.resize(layout);
      if (panel.isOpen()) placeControl();
    },
  };
};
