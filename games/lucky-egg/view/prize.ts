import { Container, Graphics } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { createAmount } from './amount.ts';
import { BEATS } from './beats.ts';
import { createMysteryBox } from './box.ts';
import { createChick } from './chick.ts';
import { createFeather } from './feather.ts';
import { placesOf } from './places.ts';
import { prizeTone } from './words.ts';

interface Point {
  x: number;
  y: number;
}

interface Moments {
  /** The amount begins to count, or nothing is seen to be there. */
  onCount(): void;
  onCounted(): void;
  /** The first coin is in the purse, or none has to come. */
  onCoins(): void;
}

/** What was in the egg comes out of it. */
export interface PrizeStage {
  view: Container;
  /** The amount: before the coins that fly. */
  sign: Container;
  resize(layout: Layout): void;
  /**
   * From the egg at `from`; `stake` in hundredths of a coin, null when it is not known. Ends when all of it
   * is told and the first coin is in the purse.
   */
  reveal(prize: Prize, from: Point, stake: number | null, moments: Moments): Promise<void>;
  /** What was revealed goes, when it was read. */
  leave(): Promise<void>;
  clear(): void;
}

const SHADE = 0x080414;

const coinsFor = (times: number): number => (times >= 15 * UNIT ? 10 : times >= 3 * UNIT ? 6 : 3);

/** Dims all that is behind a mystery box. */
const darken = async ({ act }: Kit, shade: Graphics, isDark: boolean) => {
  shade.visible = true;
  await act.run((t) => {
    shade.alpha = isDark ? t : 1 - t;
  }, BEATS.darken);
  shade.visible = isDark;
};

/** Coins fly from about a point into the purse: when the first is there, and when all are. */
const pour = (
  kit: Kit,
  { fly }: FlyingCoins,
  purse: Purse,
  { count, from }: { count: number; from: Point },
): { first: Promise<void>; all: Promise<unknown> } => {
  const flights = Array.from({ length: kit.isCalm() ? 1 : count }, async (_, i) => {
    await kit.act.wait(i * BEATS.coinApart.ms);
    const at = { x: from.x + Math.sin(i * 2.4) * 26, y: from.y + (i % 3) * 8 };
    await fly(at, purse.mouth(), () => purse.bump());
  });
  return { first: Promise.race(flights), all: Promise.all(flights) };
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

  let leaving: () => Promise<unknown> = async () => {};

  const clear = () => {
    for (const each of [shade, feather.view, chick.view]) each.visible = false;
    box.hide();
    amount.hide();
  };
  const show: PrizeStage['reveal'] = async (prize, from, stake, moments) => {
    const { kind, times } = prize;
    const { onCount, onCounted, onCoins } = moments;
    const tell = async (over: Point, size: number) => {
      onCount();
      await amount.tell(prize, stake, over, size);
      onCounted();
    };
    /** Tells the amount over `source` and pours its coins; `leave` when it was read. */
    const pay = async (source: Point, over: Point, size: number, leave = async () => {}) => {
      const { first, all } = pour(kit, coins, purse, { count: coinsFor(times), from: source });
      leaving = async () => {
        await all;
        await act.wait(BEATS.read);
        await Promise.all([amount.untell(), leave()]);
      };
      await Promise.all([tell(over, size), first.then(onCoins)]);
    };
    const { x, y, scale } = centre;
    if (kind === 'none') {
      onCoins();
      onCount();
      leaving = () => feather.float(from);
    } else if (prizeTone(prize, stake) !== 'win') {
      // What is no win is said, and no more: nothing rings, and no coin flies.
      onCoins();
      leaving = async () => {
        await act.wait(BEATS.read);
        await amount.untell();
      };
      await tell({ x: from.x, y: from.y - 78 }, 0.92);
    } else if (kind === 'coins') {
      context.audio.tell(SOUNDS.coins, { x: from.x });
      await pay(from, { x: from.x, y: from.y - 78 }, 0.92);
    } else if (kind === 'free') {
      await chick.hatch(from, scale);
      await pay(from, { x: from.x, y: from.y - 150 * scale }, 0.96, chick.leave);
    } else {
      alongside(darken(kit, shade, true));
      await box.open(from, centre);
      await pay({ x, y: y - 30 }, { x, y: y - 196 * scale }, 1.35 * scale);
      // It stands before the nest: first it goes.
      await act.wait(BEATS.read);
      await Promise.all([box.close(from), darken(kit, shade, false)]);
    }
  };

  return {
    view,
    sign: amount.view,
    clear,
    async reveal(prize, from, stake, moments) {
      clear();
      isRevealing = true;
      await show(prize, from, stake, moments);
    },
    async leave() {
      await leaving();
      isRevealing = false;
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
