import { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { changeOf, changeText } from '#engine/core/rules/result.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { BEATS } from './beats.ts';
import { amountAt, placesOf } from './places.ts';
import { prizeTone, timesText } from './words.ts';

/** What an egg brings over its stake, counting: coins, and times the stake. */
export interface Amount {
  view: Container;
  resize(layout: Layout): void;
  /** Over a point, kept inside the screen; without a `stake` only how many times it pays. */
  tell(
    prize: Prize,
    stake: number | null,
    at: { x: number; y: number },
    size: number,
  ): Promise<void>;
  untell(): Promise<void>;
  hide(): void;
}

const INK = 0x0a0418;
const TICKS = 6;
const COINS = 46;
/** The factor's middle, below the coins' one, and its size. */
const FACTOR = { y: 36, size: 28 };

export const createAmount = (kit: Kit): Amount => {
  const { act, context } = kit;
  const view = new Container({ visible: false });
  // On a dark ground, so that it is read over anything.
  const wide = kit.glow(INK);
  wide.scale.set(3, 1.7);
  wide.y = 12;
  const heart = kit.glow(INK);
  heart.scale.set(1.9, 1);
  heart.y = 8;
  const coins = kit.digits('', COINS);
  const factor = kit.digits('', FACTOR.size);
  factor.tint = COLOURS.goldPale;
  factor.y = FACTOR.y;
  view.addChild(wide, heart, coins, factor);
  let places = placesOf(context.layout());

  return {
    view,
    async tell(prize, stake, at, size) {
      const { times } = prize;
      const isWin = prizeTone(prize, stake) === 'win';
      const change = stake === null ? null : changeOf(stake, times);
      const write = (share: number) => {
        coins.text = change === null ? timesText(times) : changeText(Math.round(change * share));
      };
      write(1);
      view.position.copyFrom(
        amountAt(places, at, {
          half: (coins.width / 2) * size,
          above: (COINS / 2) * size,
          below: (change === null ? COINS / 2 : FACTOR.y + FACTOR.size / 2) * size,
        }),
      );
      view.visible = true;
      view.alpha = 1;
      factor.text = timesText(times);
      factor.visible = change !== null;
      coins.tint = isWin ? COLOURS.gold : COLOURS.text;
      const isCalm = kit.isCalm();
      let ticked = 0;
      await act.run((t) => {
        write(Math.min(1, t));
        view.scale.set(size * (isCalm ? 1 : 0.4 + 0.6 * Math.min(1, t * 2.4)));
        const tick = Math.floor(t * TICKS);
        if (tick <= ticked) return;
        ticked = tick;
        if (isWin && !act.isSkipping())
          context.audio.effect(SOUNDS.count, { rate: 0.9 + tick * 0.06 });
      }, BEATS.amount);
    },
    async untell() {
      const { y } = view;
      await act.run((t) => {
        view.alpha = 1 - t;
        if (!kit.isCalm()) view.y = y - 14 * t;
      }, BEATS.amountGo);
      view.visible = false;
    },
    hide() {
      view.visible = false;
    },
    resize(layout) {
      places = placesOf(layout);
    },
  };
};
