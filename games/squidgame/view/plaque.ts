import { Container, NineSliceSprite } from 'pixi.js';
import { coinText } from '#engine/round/result.ts';
import { backOut, cubicOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { multiplierText } from './numbers.ts';
import { spaceOf } from './space.ts';

/** The board that says what is to be had now: coins and multiplier, counting. */
export interface Plaque {
  view: Container;
  resize(layout: Layout): void;
  /** Shown or not. */
  show(isShown: boolean): void;
  /** Before the first step: the bet, and how to begin. */
  stake(bet: number): void;
  /** What taking pays, in hundredths of a coin, and the multiplier in hundredths of the bet. */
  worth(coins: number, multiplier: number): void;
  count(coins: number, multiplier: number): Promise<void>;
}

const SIZE = { width: 216, height: 122 };

export const createPlaque = (kit: Kit): Plaque => {
  const { act, idle, context } = kit;
  const { texts } = context;
  const view = new Container({ visible: false });
  const ground = new NineSliceSprite({
    texture: context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: SIZE.width,
    height: SIZE.height,
  });
  ground.position.set(-SIZE.width / 2, -SIZE.height / 2);
  const caption = kit.label('', { face: 'text', size: 15, weight: '700', fill: COLOURS.goldPale });
  caption.y = -38;
  const coin = kit.sprite('coin');
  coin.scale.set(0.4);
  const amount = kit.digits('0.00', 38);
  amount.anchor.set(0, 0.5);
  const times = kit.digits('', 22);
  times.tint = COLOURS.gold;
  times.y = 34;
  const hint = kit.label('', { face: 'text', size: 15, weight: '600', fill: COLOURS.text });
  hint.y = 34;
  view.addChild(ground, caption, coin, amount, times, hint);
  let coins = 0;
  let multiplier = 0;
  /** As the layout has it, also while it swells. */
  let size = 1;

  const draw = () => {
    amount.text = coinText(Math.round(coins));
    times.text = multiplierText(Math.round(multiplier));
    amount.scale.set(1);
    const most = SIZE.width - 36 - 46;
    if (amount.width > most) amount.scale.set(most / amount.width);
    const wide = 46 + amount.width;
    coin.position.set(-wide / 2 + 20, 0);
    amount.position.set(-wide / 2 + 46, -1);
  };
  const say = (label: typeof caption, text: string) => {
    label.text = text;
    fitWidth(label, SIZE.width - 34);
  };

  return {
    view,
    show(isShown) {
      if (view.visible === isShown) return;
      view.visible = isShown;
      view.alpha = 0;
      if (isShown) void idle.to(view, { alpha: 1 }, { ms: 240 }).catch(() => {});
    },
    stake(bet) {
      coins = bet;
      multiplier = 0;
      say(caption, texts('squidgame.yourBet'));
      say(hint, texts('squidgame.choose'));
      hint.visible = true;
      times.visible = false;
      draw();
    },
    worth(nextCoins, nextMultiplier) {
      coins = nextCoins;
      multiplier = nextMultiplier;
      say(caption, texts('squidgame.yours'));
      hint.visible = false;
      times.visible = true;
      draw();
    },
    async count(nextCoins, nextMultiplier) {
      const from = { coins: multiplier === 0 ? 0 : coins, multiplier };
      say(caption, texts('squidgame.yours'));
      hint.visible = false;
      times.visible = true;
      if (!kit.isCalm())
        void act
          .run((t) => view.scale.set(size * (1.14 - 0.14 * t)), { ms: 420, ease: backOut })
          .catch(() => {});
      await act.run(
        (t) => {
          coins = from.coins + (nextCoins - from.coins) * t;
          multiplier = from.multiplier + (nextMultiplier - from.multiplier) * t;
          draw();
        },
        { ms: kit.isCalm() ? 1 : 620, ease: cubicOut },
      );
    },
    resize(layout) {
      const space = spaceOf(layout);
      if (layout.isWide) {
        const { width } = layout.desk;
        size = Math.min(1, (width - 8) / SIZE.width);
        view.position.set(
          space.right + width / 2,
          space.top + Math.max(64, layout.height * 0.2) + 46,
        );
      } else {
        size = 0.94;
        view.position.set((space.left + space.right) / 2, space.top + 118);
      }
      view.scale.set(size);
      draw();
    },
  };
};
