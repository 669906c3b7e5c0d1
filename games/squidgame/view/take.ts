import { Container, NineSliceSprite } from 'pixi.js';
import { changeOf, changeText, coinText, payoutOf } from '#engine/round/result.ts';
import type { Control } from '#engine/stage/controls.ts';
import { sineInOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { DeskText } from './deskText.ts';
import { inCoins } from './numbers.ts';
import { spaceOf } from './space.ts';

/** The golden button of the desk: locks the multiplier and pays. */
export interface Take {
  view: Container;
  resize(layout: Layout): void;
  /** On the desk while a round is played, after the panels for Tab; else taken away. */
  show(isShown: boolean): void;
  /** It pays `multiplier` hundredths of `bet`. */
  worth(bet: number, multiplier: number): void;
  /** What it says: what it pays, or what is under way instead. */
  tell(text: DeskText): void;
  /** Whether it may be pressed now. */
  open(isOpen: boolean): void;
}

/** One line above the other where the desk is a strip; three where it is a column. */
const STRIP = { width: 340, height: 96 };
const COLUMN = { width: 232, height: 136 };

export const createTake = (kit: Kit, onTake: () => void): Take => {
  const { idle, context } = kit;
  const { texts, controls } = context;
  const view = new Container({ visible: false });
  const glow = kit.glow(COLOURS.light);
  glow.blendMode = 'add';
  glow.scale.set(3.4, 1.3);
  const button = new Container();
  const ground = new NineSliceSprite({
    texture: context.art.frame('take-off'),
    leftWidth: 70,
    rightWidth: 70,
    topHeight: 40,
    bottomHeight: 44,
    ...STRIP,
  });
  const label = kit.label(texts('squidgame.take'), {
    face: 'display',
    size: 30,
    weight: '800',
    fill: COLOURS.onGold,
  });
  const coin = kit.sprite('coin');
  coin.scale.set(0.42);
  const amount = kit.digits('', 36);
  amount.anchor.set(0, 0.5);
  const over = kit.label('', { face: 'text', size: 17, weight: '700', fill: COLOURS.onGold });
  const words = kit.label('', {
    face: 'display',
    size: 24,
    weight: '700',
    fill: COLOURS.text,
  });
  button.addChild(ground, label, coin, amount, over, words);
  view.addChild(glow, button);
  let control: Control | null = null;
  let size = STRIP;
  let coins = 0;
  let bet = 0;
  let multiplier = 0;
  let told: DeskText = 'ready';
  let isOpen = false;
  let isDown = false;
  let time = 0;

  const draw = () => {
    const isAwake = told === 'take';
    ground.texture = context.art.frame(isAwake ? 'take' : 'take-off');
    for (const each of [label, coin, amount, over]) each.visible = isAwake;
    words.visible = !isAwake;
    words.text = isAwake ? '' : texts(`squidgame.${told}`);
    fitWidth(words, size.width - 44);
    ground.tint = isOpen || !isAwake ? 0xffffff : 0xb59c86;
    amount.text = coinText(coins);
    const change = changeText(changeOf(bet, multiplier));
    over.text = texts('squidgame.over', { change });
    fitWidth(over, size.width - 60);
    amount.scale.set(1);
    fitWidth(label, 130);
    const isStrip = size === STRIP;
    const beside = isStrip ? label.width + 14 : 0;
    const most = size.width - 60 - beside - 42;
    if (amount.width > most) amount.scale.set(most / amount.width);
    const wide = beside + 42 + amount.width;
    const line = isStrip ? -16 : -4;
    label.position.set(isStrip ? -wide / 2 + label.width / 2 : 0, isStrip ? line : -40);
    coin.position.set(-wide / 2 + beside + 18, line);
    amount.position.set(coin.x + 25, line);
    over.position.set(0, isStrip ? 18 : 31);
    control?.name(
      isAwake
        ? texts('squidgame.takeName', { coins: inCoins(coins), times: multiplier / 100, change })
        : words.text,
    );
    control?.setDisabled(!isOpen || !isAwake);
  };
  idle.loop((_elapsed, delta) => {
    if (!view.visible) return;
    time += delta;
    const isCalling = isOpen && told === 'take';
    const wave = kit.isCalm() ? 0.5 : sineInOut(0.5 + 0.5 * Math.sin(time / 640));
    glow.alpha = isCalling ? 0.16 + 0.22 * wave : 0;
    const size = isDown ? 0.95 : isCalling && !kit.isCalm() ? 1 + 0.014 * wave : 1;
    button.scale.set(size);
  });

  let at = { x: 0, y: 0, scale: 1 };
  const placeControl = () => {
    const { x, y, scale } = at;
    const [width, height] = [size.width * scale, size.height * scale];
    control?.place(x - width / 2, y - height / 2, width, height);
  };

  return {
    view,
    show(isShown) {
      if (isShown === view.visible) return;
      view.visible = isShown;
      isDown = false;
      if (!isShown) {
        control?.remove();
        control = null;
        return;
      }
      control = controls.add({
        name: '',
        onPress: onTake,
        onDown() {
          isDown = true;
          context.audio.effect(SOUNDS.press);
        },
        onUp() {
          isDown = false;
        },
      });
      draw();
      placeControl();
    },
    worth(nextBet, nextMultiplier) {
      bet = nextBet;
      multiplier = nextMultiplier;
      coins = payoutOf(bet, multiplier);
      draw();
    },
    tell(text) {
      if (text === told) return;
      told = text;
      draw();
    },
    open(next) {
      if (!next) isDown = false;
      isOpen = next;
      draw();
    },
    resize(layout) {
      const { desk, isWide } = layout;
      const space = spaceOf(layout);
      const free = isWide
        ? desk.width - 12
        : layout.width - layout.safe.left - layout.safe.right - 36;
      size = isWide ? COLUMN : STRIP;
      const scale = Math.min(1, free / size.width);
      at = isWide
        ? { x: space.right + desk.width / 2, y: layout.height * 0.66, scale }
        : { x: (space.left + space.right) / 2, y: space.bottom + 20 + 48 * scale, scale };
      Object.assign(ground, size);
      ground.position.set(-size.width / 2, -size.height / 2);
      draw();
      view.position.set(at.x, at.y);
      view.scale.set(scale);
      placeControl();
    },
  };
};
