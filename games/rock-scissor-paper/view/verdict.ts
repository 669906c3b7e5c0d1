import { Container } from 'pixi.js';
import { createBackboard } from '#engine/canvas/stage/kit/backboard.ts';
import { createCoinAmount } from '#engine/canvas/stage/kit/coinAmount.ts';
import { unfold } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import { changeText } from '#engine/core/rules/result.ts';
import type { Score } from '#games/rock-scissor-paper/shapes.ts';
import { BEATS } from './beats.ts';
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
  /** Where coins fly from: its upper edge, so that none crosses what is written on it. */
  spring(): { x: number; y: number };
}

const SIZE = { width: 300, height: 250 };
/** The board's breadth, and from it to the edge it stands at. Units. */
const WIDE = SIZE.width + 12;
const FOOT = 10;

/** What is written on the board; its rows stand below each other, as many as there are. */
const createWriting = (kit: Kit) => {
  const view = new Container();
  const ground = createBackboard(kit, WIDE, SIZE.height);
  const title = kit.label('', { face: 'display', size: 34, weight: '700' });
  const seam = kit.sprite('seam');
  const score = kit.digits('', 44);
  const medals = [-1, 1].map((side) => {
    const medal = kit.sprite(side < 0 ? 'medal-mine' : 'medal-theirs');
    medal.x = side * 78;
    medal.scale.set(0.74);
    return medal;
  });
  const amount = createCoinAmount(kit, { coin: 0.5, digits: 40, coinAt: 22, digitsAt: 50 });
  const text = kit.label('', {
    face: 'text',
    size: 16,
    weight: '600',
    fill: COLOURS.textSoft,
    lineHeight: 22,
    wordWrapWidth: SIZE.width - 48,
  });
  view.addChild(ground, title, seam, score, ...medals, amount.coin, amount.digits, text);
  const count = (change: number) => amount.write(changeText(Math.round(change)));

  const arrange = (hasScore: boolean, hasChange: boolean) => {
    for (const each of [score, ...medals]) each.visible = hasScore;
    for (const each of [amount.coin, amount.digits]) each.visible = hasChange;
    const height = 128 + (hasScore ? 62 : 0) + (hasChange ? 54 : 0) + text.height;
    ground.height = height;
    ground.y = -height / 2;
    let y = ground.y + 44;
    title.y = y;
    seam.y = y + 32;
    y += 46;
    if (hasScore) {
      score.y = y + 29;
      for (const medal of medals) medal.y = y + 30;
      y += 62;
    }
    if (hasChange) {
      amount.place(y + 24);
      y += 54;
    }
    text.y = y + 8 + text.height / 2;
  };

  return {
    view,
    count,
    height: () => ground.height,
    fill(told: Told) {
      title.text = told.title;
      title.tint = told.isGood ? COLOURS.goldPale : COLOURS.text;
      amount.digits.tint = title.tint;
      fitWidth(title, SIZE.width - 40);
      text.text = told.text;
      score.text = told.score ? `${told.score[0]}:${told.score[1]}` : '';
      arrange(told.score !== null, told.change !== null);
      count(told.change ?? 0);
    },
  };
};

export const createVerdict = (kit: Kit): VerdictBoard => {
  const { act } = kit;
  const view = new Container({ visible: false });
  const body = createWriting(kit);
  view.addChild(body.view);
  let scale = 1;
  let place: Place | null = null;
  /** At the foot of the cloth, or at its right: what won is seen beside it. */
  const stand = () => {
    if (!place) return;
    const { middle, sill, lamp, isWide, right } = place;
    const top = lamp.y + (isWide ? 40 : 116);
    scale = Math.min(isWide ? 0.9 : 0.98, (sill - top) / body.height(), (right - 28) / WIDE);
    const half = { x: (WIDE / 2) * scale, y: (body.height() / 2) * scale };
    if (isWide) view.position.set(right - FOOT - half.x, (top + sill) / 2);
    else view.position.set(middle.x, sill - FOOT - half.y);
    view.scale.set(scale);
  };

  const grow = (t: number) => body.view.scale.set(0.7 + 0.3 * t);

  return {
    view,
    spring: () => ({ x: view.x, y: view.y - (body.height() / 2) * scale }),
    home(next) {
      place = next;
      stand();
    },
    async tell(told) {
      body.fill(told);
      stand();
      const { change, isGood } = told;
      const counts = async () => {
        // A loss is said and never played.
        if (!change || !isGood) return;
        body.count(0);
        await act.run((t) => body.count(change * t), BEATS.count);
      };
      await Promise.all([unfold(kit, view, grow, BEATS.verdict), counts()]);
    },
    close() {
      view.visible = false;
    },
  };
};
