import { Container, NineSliceSprite } from 'pixi.js';
import { changeText } from '#engine/round/result.ts';
import { backOut, cubicOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Score } from '#games/rock-scissor-paper/shapes.ts';
import type { Place } from './place.ts';

/** What the match came to, in words and in coins. */
export interface Told {
  title: string;
  text: string;
  score: Score | null;
  /** What came of it over the bet, in hundredths of a coin; null: nothing is shown. */
  change: number | null;
  isGood: boolean;
}

/** The board before the tree of life, when the match is over. */
export interface VerdictBoard {
  view: Container;
  home(place: Place): void;
  tell(told: Told): Promise<void>;
  close(): void;
  /** Where coins fly from. */
  spring(): { x: number; y: number };
}

const SIZE = { width: 300, height: 250 };

export const createVerdict = (kit: Kit): VerdictBoard => {
  const { act, context } = kit;
  const view = new Container({ visible: false });
  const body = new Container();
  const ground = new NineSliceSprite({
    texture: context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: SIZE.width + 12,
    height: SIZE.height,
  });
  ground.position.set(-SIZE.width / 2 - 6, -SIZE.height / 2);
  const title = kit.label('', { face: 'display', size: 34, weight: '700' });
  const seam = kit.sprite('seam');
  const score = kit.digits('', 44);
  const medals = [kit.sprite('medal-mine'), kit.sprite('medal-theirs')];
  const coin = kit.sprite('coin');
  coin.scale.set(0.5);
  const amount = kit.digits('', 40);
  amount.anchor.set(0, 0.5);
  const text = kit.label('', {
    face: 'text',
    size: 16,
    weight: '600',
    lineHeight: 22,
    wordWrapWidth: SIZE.width - 48,
    fill: COLOURS.textSoft,
  });
  body.addChild(ground, title, seam, score, ...medals, coin, amount, text);
  view.addChild(body);
  let scale = 1;

  const arrange = ({ score: result, change }: Told) => {
    const rows = [result !== null, change !== null];
    score.visible = result !== null;
    for (const medal of medals) medal.visible = result !== null;
    coin.visible = change !== null;
    amount.visible = change !== null;
    const height = 128 + (rows[0] ? 62 : 0) + (rows[1] ? 54 : 0) + text.height;
    ground.height = height;
    ground.y = -height / 2;
    let y = -height / 2 + 44;
    title.y = y;
    y += 32;
    seam.y = y;
    y += 14;
    if (rows[0]) {
      y += 30;
      score.y = y - 1;
      medals.forEach((medal, i) => {
        medal.position.set((i ? 1 : -1) * 78, y);
        medal.scale.set(0.74);
      });
      y += 32;
    }
    if (rows[1]) {
      y += 24;
      coin.y = y;
      amount.y = y - 1;
      y += 30;
    }
    text.y = y + 8 + text.height / 2;
  };
  const count = (change: number) => {
    amount.text = changeText(Math.round(change));
    const width = 50 + amount.width;
    coin.x = -width / 2 + 22;
    amount.x = -width / 2 + 50;
  };

  return {
    view,
    spring: () => ({ x: view.x + coin.x * scale, y: view.y + coin.y * scale }),
    home({ middle, sill, lamp, isWide, right }) {
      const top = lamp.y + (isWide ? 40 : 116);
      scale = Math.min(1.25, (sill - top) / (SIZE.height + 10), (right - 28) / (SIZE.width + 12));
      view.position.set(middle.x, (top + sill) / 2);
      view.scale.set(scale);
    },
    async tell(told) {
      title.text = told.title;
      title.tint = told.isGood ? COLOURS.goldPale : COLOURS.text;
      amount.tint = title.tint;
      fitWidth(title, SIZE.width - 40);
      text.text = told.text;
      score.text = told.score ? `${told.score[0]}:${told.score[1]}` : '';
      arrange(told);
      count(0);
      view.visible = true;
      const isCalm = kit.isCalm();
      await act.run(
        (t) => {
          view.alpha = Math.min(1, t * 1.5);
          if (!isCalm) body.scale.set(0.7 + 0.3 * t);
        },
        { ms: isCalm ? 180 : 380, ease: backOut },
      );
      const { change } = told;
      if (change)
        await act.run((t) => count(change * t), {
          ms: isCalm ? 0 : 480,
          ease: cubicOut,
        });
    },
    close() {
      view.visible = false;
    },
  };
};
