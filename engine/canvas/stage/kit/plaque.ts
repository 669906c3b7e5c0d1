import { Container } from 'pixi.js';
import { coinText, multiplierText } from '../../../core/rules/result.ts';
import { UNIT } from '../../../core/rules/rules.ts';

import { fitWidth } from '../label.ts';
import { freeOf, type Layout } from '../layout.ts';
import { alongside } from './alongside.ts';
import { createBackboard } from './backboard.ts';
import { BEATS } from './beats.ts';
import { createCoinAmount } from './coinAmount.ts';
import { fadeIn } from './fadeIn.ts';
import { COLOURS, type Kit } from './kit.ts';

/** The board that says what is to be had now: coins and multiplier, counting. */
export interface Plaque {
  view: Container;
  resize(layout: Layout): void;
  /** Shown or not. */
  show(isShown: boolean): void;
  /** Before there is anything to take: the bet, and how to begin. */
  stake(bet: number): void;
  /** What taking pays, in hundredths of a coin, and the multiplier. */
  worth(coins: number, multiplier: number): void;
  count(coins: number, multiplier: number): Promise<void>;
}

const SIZE = { width: 216, height: 122 };

/** Where its middle is, and its scale: above what is played, or over the button on the desk. */
const placeOf = (layout: Layout) => {
  const { left, right, top } = freeOf(layout);
  if (!layout.isWide) return { x: (left + right) / 2, y: top + 118, scale: 0.94 };
  const { width } = layout.desk;
  return {
    x: right + width / 2,
    y: top + Math.max(64, layout.height * 0.2) + 46,
    scale: Math.min(1, (width - 8) / SIZE.width),
  };
};

/** What is written on it: a caption, the coins, and below them the multiplier or a hint. */
const createWriting = (kit: Kit, key: string) => {
  const { texts } = kit.context;
  const view = new Container({ visible: false });
  const ground = createBackboard(kit, SIZE.width, SIZE.height);
  const small = { face: 'text', size: 15 } as const;
  const heads = ['yourBet', 'yours'].map((head) => texts(`${key}.${head}`));
  const caption = kit.label('', { ...small, weight: '700', fill: COLOURS.goldPale }, heads);
  caption.y = -38;
  const options = { coin: 0.4, digits: 38, coinAt: 20, digitsAt: 46, most: SIZE.width - 82 };
  const amount = createCoinAmount(kit, options);
  amount.place(0);
  const times = kit.digits('', 22);
  times.tint = COLOURS.gold;
  times.y = 34;
  const choose = [texts(`${key}.choose`)];
  const hint = kit.label('', { ...small, weight: '600', fill: COLOURS.text }, choose);
  hint.y = 34;
  view.addChild(ground, caption, amount.coin, amount.digits, times, hint);
  const say = (label: typeof caption, text: string) => {
    label.text = text;
    fitWidth(label, SIZE.width - 34);
  };
  return {
    view,
    /** Of the bet, or of what it has become. */
    head(isBet: boolean) {
      say(caption, texts(`${key}.${isBet ? 'yourBet' : 'yours'}`));
      if (isBet) say(hint, texts(`${key}.choose`));
      hint.visible = isBet;
      times.visible = !isBet;
    },
    write(coins: number, multiplier: number) {
      amount.write(coinText(Math.round(coins)));
      times.text = multiplierText(multiplier);
    },
  };
};

/** Of a multiplier. */
const HUNDREDTH = UNIT / 100;

/** Its texts are `<key>.yourBet` and `.choose` before anything is to be had, `.yours` then. */
export const createPlaque = (kit: Kit, key: string): Plaque => {
  const { view, head, write } = createWriting(kit, key);
  let [coins, multiplier] = [0, UNIT];
  /** As the layout has it, also while it swells. */
  let size = 1;

  const set = (nextCoins: number, nextMultiplier: number) => {
    [coins, multiplier] = [nextCoins, nextMultiplier];
    write(coins, multiplier);
  };
  const swell = () => {
    const step = (t: number) => view.scale.set(size * (1.14 - 0.14 * t));
    if (!kit.isCalm()) alongside(kit.act.run(step, BEATS.plaqueSwell));
  };

  return {
    view,
    show(isShown) {
      if (view.visible === isShown) return;
      if (isShown) fadeIn(kit, view, BEATS.plaque);
      else view.visible = false;
    },
    stake(bet) {
      head(true);
      set(bet, UNIT);
    },
    worth(nextCoins, nextMultiplier) {
      head(false);
      set(nextCoins, nextMultiplier);
    },
    async count(nextCoins, nextMultiplier) {
      const from = { coins, multiplier };
      head(false);
      swell();
      await kit.act.run((t) => {
        const counted = from.multiplier + (nextMultiplier - from.multiplier) * t;
        // Further decimals only where it comes to rest: they would flicker.
        set(
          from.coins + (nextCoins - from.coins) * t,
          t < 1 ? HUNDREDTH * Math.round(counted / HUNDREDTH) : nextMultiplier,
        );
      }, BEATS.plaqueCount);
    },
    resize(layout) {
      const { x, y, scale } = placeOf(layout);
      size = scale;
      view.position.set(x, y);
      view.scale.set(scale);
    },
  };
};
