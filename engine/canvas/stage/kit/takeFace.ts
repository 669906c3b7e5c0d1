import { Container, NineSliceSprite } from 'pixi.js';
import { coinText } from '../../../core/rules/result.ts';
import { fitWidth } from '../label.ts';
import { COLOURS, type Kit } from './kit.ts';
import type { TakeText } from './takeText.ts';

/** One line above the other where the desk is a strip; three where it is a column. */
export const STRIP = { width: 340, height: 96 };
export const COLUMN = { width: 232, height: 136 };
type TakeSize = typeof STRIP;

/** The frames of its ground, with what it pays and without, and their corners, which are never stretched. */
export interface TakeLooks {
  awake: string;
  asleep: string;
  corners: { leftWidth: number; rightWidth: number; topHeight: number; bottomHeight: number };
}

/** What the button says: what it pays in hundredths of a coin, or what is under way instead. */
interface Says {
  told: TakeText;
  coins: number;
  /** What is won over the bet. */
  change: string;
  isOpen: boolean;
}

/** How the button that takes looks. */
export interface TakeFace {
  view: Container;
  draw(says: Says, size: TakeSize): void;
}

/** `tells`: what it may say besides what it pays. */
export const createTakeFace = (
  kit: Kit,
  key: string,
  looks: TakeLooks,
  tells: readonly TakeText[],
): TakeFace => {
  const { texts, art } = kit.context;
  const view = new Container();
  const ground = new NineSliceSprite({
    texture: art.frame(looks.asleep),
    ...looks.corners,
    ...STRIP,
  });
  const dark = { weight: '700', fill: COLOURS.onGold } as const;
  const label = kit.label(texts(`${key}.take`), {
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
  const told = tells.map((each) => texts(`${key}.${each}`));
  const words = kit.label(
    '',
    { face: 'display', size: 24, weight: '700', fill: COLOURS.text },
    told,
  );
  view.addChild(ground, label, coin, amount, over, words);

  const arrange = (size: TakeSize) => {
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
      ground.texture = art.frame(isAwake ? looks.awake : looks.asleep);
      ground.tint = isOpen || !isAwake ? 0xffffff : 0xb59c86;
      for (const each of [label, coin, amount, over]) each.visible = isAwake;
      words.visible = !isAwake;
      words.text = isAwake ? '' : texts(`${key}.${told}`);
      amount.text = coinText(coins);
      over.text = texts(`${key}.over`, { change });
      arrange(size);
    },
  };
};
