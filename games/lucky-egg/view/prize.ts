import { Container, Graphics } from 'pixi.js';
import { backOut, linear } from '#engine/stage/ease.ts';
import type { Coins } from '#engine/stage/kit/coins.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Purse } from '#engine/stage/kit/purse.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { createAmount } from './amount.ts';
import { createMysteryBox } from './box.ts';
import { placesOf } from './places.ts';

interface Point {
  x: number;
  y: number;
}

/** What was in the egg comes out of it. */
export interface PrizeStage {
  view: Container;
  /** The amount: before the coins that fly. */
  sign: Container;
  resize(layout: Layout): void;
  /**
   * From the egg at `from`; `stake` in hundredths of a coin, null when it is not known. `onCoins` in
   * the moment the first coin is in the purse.
   */
  reveal(prize: Prize, from: Point, stake: number | null, onCoins: () => void): Promise<void>;
  clear(): void;
}

const SHADE = 0x080414;
const coinsFor = (times: number): number => (times >= 15_00 ? 10 : times >= 3_00 ? 6 : 3);

export const createPrizeStage = (kit: Kit, purse: Purse, coins: Coins): PrizeStage => {
  const { act, context } = kit;
  const { audio } = context;
  const view = new Container();
  const shade = new Graphics();
  const feather = kit.sprite('feather');
  const chick = new Container();
  const bird = kit.sprite('chick');
  const gift = kit.sprite('gift');
  gift.position.set(30, 22);
  gift.scale.set(0.72);
  chick.addChild(bird, gift);
  const box = createMysteryBox(kit);
  const amount = createAmount(kit);
  view.addChild(shade, feather, chick, box.view);
  let centre = { x: 0, y: 0, scale: 1 };
  let { isWide } = context.layout();
  let isRevealing = false;

  const clear = () => {
    for (const each of [shade, feather, chick]) each.visible = false;
    box.hide();
    amount.hide();
  };
  clear();

  const pour = async (count: number, from: Point, onCoins: () => void) => {
    let isFirst = true;
    await Promise.all(
      Array.from({ length: kit.isCalm() ? 1 : count }, async (_, i) => {
        await act.wait(i * 70);
        const aside = Math.sin(i * 2.4) * 26;
        await coins.fly({ x: from.x + aside, y: from.y + (i % 3) * 8 }, purse.mouth(), () => {
          purse.bump();
          if (isFirst) onCoins();
          isFirst = false;
        });
      }),
    );
  };

  const float = async (from: Point) => {
    audio.effect(SOUNDS.none);
    feather.visible = true;
    feather.position.set(from.x, from.y);
    const isCalm = kit.isCalm();
    await act.run(
      (t) => {
        feather.alpha = Math.min(1, t * 6) * Math.min(1, (1 - t) * 4);
        if (isCalm) return;
        const up = Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.5);
        feather.position.set(
          from.x + 34 * Math.sin(t * 7.5) * t,
          from.y - 92 * up + 46 * Math.max(0, t - 0.45),
        );
        feather.rotation = 0.55 * Math.sin(t * 7.5 + 0.8);
        feather.scale.set(0.9 + 0.25 * up);
      },
      { ms: isCalm ? 700 : 1_450, ease: linear },
    );
    feather.visible = false;
  };

  const hatch = async (from: Point) => {
    audio.effect(SOUNDS.chick);
    chick.visible = true;
    chick.alpha = 1;
    chick.position.set(from.x, from.y);
    const size = centre.scale;
    if (kit.isCalm()) {
      chick.y = from.y - 44;
      chick.scale.set(size);
      chick.alpha = 0;
      return act.to(chick, { alpha: 1 }, { ms: 260 });
    }
    await act.run(
      (t) => {
        chick.scale.set(size * (0.3 + 0.8 * t));
        chick.y = from.y - 62 * t;
        gift.rotation = 0.3 * (1 - t);
      },
      { ms: 420, ease: backOut },
    );
    await act.run(
      (t) => {
        const jump = Math.abs(Math.sin(t * Math.PI * 2));
        chick.y = from.y - 62 - 20 * jump;
        chick.rotation = 0.13 * Math.sin(t * Math.PI * 4);
        gift.scale.set(0.72 * (1 + 0.22 * jump));
      },
      { ms: 560, ease: linear },
    );
  };

  const darken = async (isDark: boolean) => {
    shade.visible = true;
    await act.run(
      (t) => {
        shade.alpha = isDark ? t : 1 - t;
      },
      { ms: 360, ease: linear },
    );
    shade.visible = isDark;
  };

  const show: PrizeStage['reveal'] = async ({ kind, times }, from, stake, onCoins) => {
    if (kind === 'none') {
      onCoins();
      return float(from);
    }
    const count = coinsFor(times);
    const hold = kit.isCalm() ? 800 : 360;
    const { x, y, scale } = centre;
    if (kind === 'coins') {
      audio.effect(SOUNDS.coins);
      const over = { x: from.x, y: from.y - 78 };
      await Promise.all([amount.tell(times, stake, over, 0.92), pour(count, from, onCoins)]);
      await act.wait(hold);
      await amount.untell();
    } else if (kind === 'free') {
      await hatch(from);
      const over = { x: from.x, y: from.y - 150 * scale };
      await Promise.all([amount.tell(times, stake, over, 0.96), pour(count, from, onCoins)]);
      await act.wait(hold);
      await Promise.all([amount.untell(), act.to(chick, { alpha: 0 }, { ms: 220 })]);
    } else {
      void darken(true).catch(() => {});
      await box.open(from, centre);
      await Promise.all([
        amount.tell(times, stake, { x, y: y - 196 * scale }, 1.35 * scale),
        pour(count, { x, y: y - 30 }, onCoins),
      ]);
      await act.wait(hold + 150);
      await Promise.all([amount.untell(), box.close(from), darken(false)]);
    }
  };

  return {
    view,
    sign: amount.view,
    clear,
    async reveal(prize, from, stake, onCoins) {
      clear();
      isRevealing = true;
      try {
        await show(prize, from, stake, onCoins);
      } finally {
        isRevealing = false;
      }
      clear();
    },
    resize(layout) {
      const { width, height } = layout;
      const { nest } = placesOf(layout);
      // The phone was turned: what is on its way would end where nothing is any more.
      if (isRevealing && layout.isWide !== isWide) act.skip();
      ({ isWide } = layout);
      centre = { x: nest.x, y: nest.y + 24 * nest.scale, scale: Math.min(1.15, nest.scale * 1.12) };
      shade.clear().rect(0, 0, width, height).fill({ color: SHADE, alpha: 0.62 });
      amount.resize(layout);
    },
  };
};
