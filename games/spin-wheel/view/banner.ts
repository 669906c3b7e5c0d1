import { Container, NineSliceSprite } from 'pixi.js';
import { unfold } from '#engine/canvas/stage/kit/fadeIn.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import { SOUNDS } from '#games/spin-wheel/sounds.ts';
import { BEATS } from './beats.ts';
import { moneyText } from './money.ts';

/** A songket across the kite that tells what the wind brought. */
export interface Banner {
  view: Container;
  /** Its middle on the canvas and its scale. */
  place(x: number, y: number, scale: number): void;
  /** Unrolls and counts up to `sen`. */
  win(sen: number, size: Joy): Promise<void>;
  /** What was counted swells once. */
  swell(): Promise<void>;
  /** Nothing this time, said kindly. */
  nothing(): Promise<void>;
  close(): void;
}

/** Units. */
export const BANNER = { width: 368, height: 152 };
/** Its height where there is no amount on it. */
const PLAIN = 108;
/** How the amount counts. */
const COUNTS: Readonly<Record<Joy, Beat>> = {
  small: BEATS.countSmall,
  medium: BEATS.countMedium,
  big: BEATS.countBig,
};

/** The cloth, still rolled up, and what is written on it. */
const drawBanner = (kit: Kit) => {
  const roll = new Container();
  const cloth = new NineSliceSprite({
    texture: kit.context.art.frame('cloth'),
    leftWidth: 52,
    rightWidth: 52,
    topHeight: 34,
    bottomHeight: 46,
    width: BANNER.width,
    height: BANNER.height,
  });
  cloth.x = -BANNER.width / 2;
  const written = (keys: readonly string[]) =>
    keys.map((key) => kit.context.texts(`spin-wheel.${key}`));
  const title = kit.label(
    '',
    { face: 'display', size: 23, weight: '700', fill: COLOURS.goldPale },
    written(['nothing.title', 'won.small', 'won.medium', 'won.big']),
  );
  const money = new Container();
  const unit = kit.digits('RM', 30);
  const amount = kit.digits('0.00', 58);
  unit.anchor.set(1, 0.5);
  amount.anchor.set(0, 0.5);
  unit.tint = COLOURS.gold;
  amount.tint = 0xfff0b8;
  money.addChild(unit, amount);
  const note = kit.label(
    '',
    { face: 'text', size: 15, weight: '700', fill: COLOURS.text },
    written(['nothing.text', 'credited']),
  );
  roll.addChild(cloth, title, money, note);
  return { roll, cloth, title, money, unit, amount, note };
};

type Drawing = ReturnType<typeof drawBanner>;

const write = (
  { cloth, money, title, note }: Drawing,
  heading: string,
  below: string,
  isWin: boolean,
) => {
  cloth.height = isWin ? BANNER.height : PLAIN;
  cloth.y = 8 - cloth.height / 2;
  money.visible = isWin;
  title.text = heading;
  title.y = isWin ? -38 : -13;
  note.text = below;
  note.y = isWin ? 39 : 19;
  fitWidth(title, BANNER.width - 122);
  fitWidth(note, BANNER.width - 112);
};

export const createBanner = (kit: Kit): Banner => {
  const { act, context } = kit;
  const { texts } = context;
  const drawing = drawBanner(kit);
  const { roll, money, unit, amount } = drawing;
  const view = new Container({ visible: false });
  view.addChild(roll);
  let isOpen = false;

  const show = (sen: number) => {
    amount.text = moneyText(sen);
    const width = unit.width + 6 + amount.width;
    unit.position.set(-width / 2 + unit.width, 5);
    amount.position.set(-width / 2 + unit.width + 6, -1);
  };
  const open = async () => {
    isOpen = true;
    context.audio.effect(SOUNDS.banner);
    const unroll = (t: number) => roll.scale.set(0.3 + 0.7 * t, 0.72 + 0.28 * t);
    await unfold(kit, view, unroll, BEATS.banner);
    roll.scale.set(1);
    view.alpha = 1;
  };
  const count = async (sen: number, beat: Beat) => {
    let heard = 0;
    await act.run((t) => {
      show(Math.round(sen * t));
      if (t - heard < 0.09 || act.isSkipping()) return;
      heard = t;
      context.audio.effect(SOUNDS.count, { rate: 0.9 + 0.5 * t });
    }, beat);
  };

  return {
    view,
    place(x, y, scale) {
      view.position.set(x, y);
      view.scale.set(scale);
    },
    async win(sen, size) {
      write(drawing, texts(`spin-wheel.won.${size}`), texts('spin-wheel.credited'), true);
      const isCalm = kit.isCalm();
      show(isCalm ? sen : 0);
      await Promise.all([open(), isCalm || count(sen, COUNTS[size])]);
    },
    async swell() {
      if (kit.isCalm()) return;
      await act.run((t) => money.scale.set(1.22 - 0.22 * t), BEATS.swell);
    },
    async nothing() {
      write(drawing, texts('spin-wheel.nothing.title'), texts('spin-wheel.nothing.text'), false);
      await open();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      void kit.idle
        .to(view, { alpha: 0 }, BEATS.bannerGo)
        .then(() => {
          view.visible = isOpen;
        })
        .catch(() => {});
    },
  };
};
