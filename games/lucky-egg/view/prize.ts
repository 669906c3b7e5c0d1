import { Container, Graphics } from 'pixi.js';
import { backOut, cubicInOut, cubicOut, linear, quartOut, sineInOut } from '#engine/stage/ease.ts';
import type { Coins } from '#engine/stage/kit/coins.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { coinText, type Purse } from '#engine/stage/kit/purse.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { placesOf } from './places.ts';
import { paidOn, timesText } from './words.ts';

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
  const box = new Container();
  const rays = kit.sprite('rays');
  rays.anchor.set(0.5, 1);
  rays.tint = 0xffe9a6;
  rays.blendMode = 'add';
  rays.y = -16;
  const gleam = kit.glow(COLOURS.light);
  gleam.blendMode = 'add';
  gleam.y = -40;
  const chest = kit.sprite('box');
  chest.y = 40;
  const lid = kit.sprite('lid');
  lid.anchor.set(0.5, 0.9);
  box.addChild(rays, chest, gleam, lid);
  // The amount, on a dark ground so that it is read over anything.
  const sign = new Container();
  const plate = kit.glow(0x0a0418);
  plate.scale.set(3, 1.7);
  plate.y = 12;
  const heart = kit.glow(0x0a0418);
  heart.scale.set(1.9, 1);
  heart.y = 8;
  const amount = kit.digits('', 46);
  const factor = kit.digits('', 28);
  factor.tint = COLOURS.goldPale;
  factor.y = 36;
  sign.addChild(plate, heart, amount, factor);
  view.addChild(shade, feather, chick, box);

  let layout = context.layout();
  let centre = { x: 0, y: 0, scale: 1 };

  const clear = () => {
    for (const each of [shade, feather, chick, box, sign]) each.visible = false;
  };
  clear();

  /** Counts up over `at`, kept inside the screen. */
  const tell = async (times: number, stake: number | null, at: Point, size: number) => {
    const paid = stake === null ? null : paidOn(stake, times);
    const { free } = placesOf(layout);
    sign.position.set(
      Math.min(free.x + free.width - 92, Math.max(free.x + 92, at.x)),
      Math.max(free.y + 40, at.y),
    );
    sign.visible = true;
    sign.alpha = 1;
    factor.text = timesText(times);
    factor.visible = paid !== null;
    amount.tint = times > 100 ? COLOURS.gold : COLOURS.text;
    const write = (share: number) => {
      amount.text = paid === null ? timesText(times) : `+${coinText(Math.round(paid * share))}`;
    };
    write(0);
    const isCalm = kit.isCalm();
    let ticked = 0;
    await act.run(
      (t) => {
        write(Math.min(1, t));
        sign.scale.set(size * (isCalm ? 1 : 0.4 + 0.6 * Math.min(1.12, t * 2.4)));
        const step = Math.floor(t * 6);
        if (step > ticked && !act.isSkipping())
          audio.effect(SOUNDS.count, { rate: 0.9 + step * 0.06 });
        ticked = Math.max(ticked, step);
      },
      { ms: isCalm ? 200 : 560, ease: cubicOut },
    );
    write(1);
    sign.scale.set(size);
  };
  const untell = async () => {
    await act.run(
      (t) => {
        sign.alpha = 1 - t;
        if (!kit.isCalm()) sign.y -= 0.9;
      },
      { ms: 240, ease: linear },
    );
    sign.visible = false;
  };

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

  /** The second act: the box comes to the middle, trembles, and opens to a rising light. */
  const unbox = async (from: Point) => {
    const isCalm = kit.isCalm();
    audio.effect(SOUNDS.box);
    audio.duck(3_400);
    shade.visible = true;
    shade.alpha = 0;
    box.visible = true;
    box.alpha = 1;
    lid.position.set(0, -22);
    lid.rotation = 0;
    rays.alpha = 0;
    gleam.alpha = 0;
    const { x, y, scale } = centre;
    await act.run(
      (t) => {
        shade.alpha = Math.min(1, t);
        if (isCalm) {
          box.position.set(x, y);
          box.scale.set(scale);
          box.alpha = Math.min(1, t);
          return;
        }
        box.position.set(
          from.x + (x - from.x) * t,
          from.y + (y - from.y) * t - 60 * Math.sin(Math.PI * t),
        );
        box.scale.set(scale * (0.24 + 0.76 * t));
        box.rotation = 0.5 * (1 - t) * Math.sin(t * 6);
      },
      { ms: 520, ease: cubicInOut },
    );
    await act.run(
      (t) => {
        gleam.alpha = 0.5 * t;
        gleam.scale.set(0.6 + 1.1 * t, 0.3 + 0.4 * t);
        if (isCalm) return;
        const power = 0.3 + 0.7 * t;
        box.rotation = 0.055 * power * Math.sin(t * 42);
        lid.y = -22 - 5 * power * Math.abs(Math.sin(t * 21));
      },
      { ms: isCalm ? 300 : 760, ease: linear },
    );
    audio.effect(SOUNDS.open);
    await act.run(
      (t) => {
        box.rotation = 0;
        lid.position.set(-14 * t, -22 - 40 * t);
        lid.rotation = -0.42 * t;
        rays.alpha = 0.95 * Math.min(1, t);
        rays.scale.set(2 + 0.7 * t, 0.4 + 2.3 * t);
        gleam.alpha = 0.5 + 0.45 * t;
        gleam.scale.set(1.7 + 1.5 * t, 0.7 + 1.5 * t);
      },
      { ms: isCalm ? 300 : 460, ease: quartOut },
    );
  };
  const putAway = async (from: Point) => {
    const { x, y, scale } = centre;
    await act.run(
      (t) => {
        shade.alpha = 1 - t;
        rays.alpha = 0.95 * (1 - t);
        gleam.alpha = 0.95 * (1 - t);
        box.alpha = Math.min(1, (1 - t) * 3);
        if (kit.isCalm()) return;
        box.position.set(x + (from.x - x) * t, y + (from.y - y) * t);
        box.scale.set(scale * (1 - 0.7 * t));
      },
      { ms: 300, ease: sineInOut },
    );
    clear();
  };

  return {
    view,
    sign,
    clear,
    async reveal({ kind, times }, from, stake, onCoins) {
      clear();
      if (kind === 'none') {
        onCoins();
        return float(from);
      }
      const count = coinsFor(times);
      if (kind === 'coins') {
        audio.effect(SOUNDS.coins);
        const at = { x: from.x, y: from.y - 78 };
        await Promise.all([tell(times, stake, at, 0.92), pour(count, from, onCoins)]);
        await act.wait(kit.isCalm() ? 700 : 320);
        return untell();
      }
      if (kind === 'free') {
        await hatch(from);
        const at = { x: from.x, y: from.y - 150 * centre.scale };
        await Promise.all([tell(times, stake, at, 0.96), pour(count, from, onCoins)]);
        await act.wait(kit.isCalm() ? 700 : 260);
        await Promise.all([untell(), act.to(chick, { alpha: 0 }, { ms: 220 })]);
        return clear();
      }
      await unbox(from);
      const at = { x: centre.x, y: centre.y - 128 * centre.scale };
      await Promise.all([
        tell(times, stake, at, 1.35 * centre.scale),
        pour(count, { x: centre.x, y: centre.y - 30 }, onCoins),
      ]);
      await act.wait(kit.isCalm() ? 900 : 520);
      await Promise.all([untell(), putAway(from)]);
    },
    resize(next) {
      layout = next;
      const { width, height } = layout;
      const { nest } = placesOf(layout);
      centre = { x: nest.x, y: nest.y + 24 * nest.scale, scale: Math.min(1.15, nest.scale * 1.12) };
      shade.clear().rect(0, 0, width, height).fill({ color: 0x080414, alpha: 0.62 });
    },
  };
};
