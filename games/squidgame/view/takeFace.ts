import { Container, NineSliceSprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import { coinText } from '#engine/core/rules/result.ts';
import type { DeskText } from './deskText.ts';

/** One line above the other where the desk is a strip; three where it is a column. */
export const STRIP = { width: 340, height: 96 };
export const COLUMN = { width: 232, height: 136 };

/** What the button says: what it pays in hundredths of a coin, or what is under way instead. */
interface Says {
  told: DeskText;
  coins: number;
  /** What is won over the bet. */
  change: string;
  isOpen: boolean;
}

/** How the button that takes looks. */
export interface TakeFace {
  view: Container;
  draw(says: Says, size: typeof STRIP): void;
}

export const createTakeFace = (kit: Kit): TakeFace => {
  const { texts, art } = kit.context;
  const view = new Container();
  const ground = new NineSliceSprite({
    texture: art.frame('take-off'),
    leftWidth: 70,
    rightWidth: 70,
    topHeight: 40,
    bottomHeight: 44,
    ...STRIP,
  });
  const dark = { weight: '700', fill: COLOURS.onGold } as const;
  const label = kit.label(texts('squidgame.take'), {
    ...dark,
    face: 'display',
    size: 30,
    weight: '800',
  });
  const coin = kit.sprite('coin');
  coin.scale.set(0.42);
  const amount = kit.digits('', 36);
  amount.anchor.set(0, 0.5);
  const over = kit.label('', { ...dark, face: 'text', size: 17 });
  const words = kit.label('', { face: 'display', size: 24, weight: '700', fill: COLOURS.text });
  view.addChild(ground, label, coin, amount, over, words);

  const arrange = (size: typeof STRIP) => {
    const isStrip = size === STRIP;
    fitWidth(words, size.width - 44);
    fitWidth(over, size.width - 60);
    fitWidth(label, 130);
    const beside = isStrip ? label.width + 14 : 0;
    const most = size.width - 60 - beside - 42;
    fitWidth(amount, most);
    const wide = beside + 42 + amount.width;
    const line = isStrip ? -16 : -4;
    label.position.set(isStrip ? -wide / 2 + label.width / 2 : 0, isStrip ? line : -40);
    coin.position.set(-wide / 2 + beside + 18, line);
    amount.position.set(coin.x + 25, line);
    over.position.set(0, isStrip ? 18 : 31);
    Object.assign(ground, size);
    ground.position.set(-size.width / 2, -size.height / 2);
  };

  return {
    view,
    draw({ told, coins, change, isOpen }, size) {
      const isAwake = told === 'take';
      ground.texture = art.frame(isAwake ? 'take' : 'take-off');
      ground.tint = isOpen || !isAwake ? 0xffffff : 0xb59c86;
      for (const each of [label, coin, amount, over]) each.visible = isAwake;
      words.visible = !isAwake;
      words.text = isAwake ? '' : texts(`squidgame.${told}`);
      amount.text = coinText(coins);
      over.text = texts('squidgame.over', { change });
      arrange(size);
    },
  };
};
