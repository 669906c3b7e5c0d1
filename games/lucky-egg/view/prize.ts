import { Container, Graphics } from 'pixi.js';
import { linear } from '#engine/canvas/stage/ease.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { createAmount } from './amount.ts';
import { createMysteryBox } from './box.ts';
import { createChick } from './chick.ts';
import { createFeather } from './feather.ts';
import { placesOf } from './places.ts';
import { prizeTone } from './words.ts';

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

/** Dims all that is behind a mystery box. */
const darken = async ({ act }: Kit, shade: Graphics, isDark: boolean) => {
  shade.visible = true;
  await act.run(
    (t) => {
      shade.alpha = isDark ? t : 1 - t;
    },
    { ms: 360, ease: linear },
  );
  shade.visible = isDark;
};

/** Coins fly from about a point into the purse; `onFirst` when the first is there. */
const pour = async (
  kit: Kit,
  { fly }: FlyingCoins,
  purse: Purse,
  { count, from, onFirst }: { count: number; from: Point; onFirst(): void },
) => {
  let isFirst = true;
  await Promise.all(
    Array.from({ length: kit.isCalm() ? 1 : count }, async (_, i) => {
      await kit.act.wait(i * 70);
      const at = { x: from.x + Math.sin(i * 2.4) * 26, y: from.y + (i % 3) * 8 };
      await fly(at, purse.mouth(), () => {
        purse.bump();
        if (isFirst) onFirst();
        isFirst = false;
      });
    }),
  );
};

export const createPrizeStage = (kit: Kit, purse: Purse, coins: FlyingCoins): PrizeStage => {
  const { act, context } = kit;
  const view = new Container();
  const shade = new Graphics({ visible: false });
  const feather = createFeather(kit);
  const chick = createChick(kit);
  const box = createMysteryBox(kit);
  const amount = createAmount(kit);
  view.addChild(shade, feather.view, chick.view, box.view);
  let centre = { x: 0, y: 0, scale: 1 };
  let { isWide } = context.layout();
  let isRevealing = false;

  const clear = () => {
    for (const each of [shade, feather.view, chick.view]) each.visible = false;
    box.hide();
    amount.hide();
  };
  const show: PrizeStage['reveal'] = async (prize, from, stake, onCoins) => {
    const { kind, times } = prize;
    /** Tells the amount over `source` and pours its coins; then it waits to be read. */
    const pay = async (source: Point, over: Point, size: number, longer = 0) => {
      await Promise.all([
        amount.tell(prize, stake, over, size),
        pour(kit, coins, purse, { count: coinsFor(times), from: source, onFirst: onCoins }),
      ]);
      await act.wait((kit.isCalm() ? 800 : 360) + longer);
    };
    const { x, y, scale } = centre;
    if (kind === 'none') {
      onCoins();
      await feather.float(from);
    } else if (prizeTone(prize, stake) !== 'win') {
      // What is no win is said, and no more: nothing rings, and no coin flies.
      onCoins();
      await amount.tell(prize, stake, { x: from.x, y: from.y - 78 }, 0.92);
      await act.wait(800);
      await amount.untell();
    } else if (kind === 'coins') {
      context.audio.effect(SOUNDS.coins);
      await pay(from, { x: from.x, y: from.y - 78 }, 0.92);
      await amount.untell();
    } else if (kind === 'free') {
      await chick.hatch(from, scale);
      await pay(from, { x: from.x, y: from.y - 150 * scale }, 0.96);
      await Promise.all([amount.untell(), chick.leave()]);
    } else {
      void darken(kit, shade, true).catch(() => {});
      await box.open(from, centre);
      await pay({ x, y: y - 30 }, { x, y: y - 196 * scale }, 1.35 * scale, 150);
      await Promise.all([amount.untell(), box.close(from), darken(kit, shade, false)]);
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
