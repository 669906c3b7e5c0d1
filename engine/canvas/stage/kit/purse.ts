import { Container, Graphics } from 'pixi.js';
import { coinText } from '../../../core/rules/result.ts';
import type { Layout } from '../layout.ts';
import { alongside } from './alongside.ts';
import { BEATS } from './beats.ts';
import { COLOURS, type Kit } from './kit.ts';

/** The balance, in the upper right. */
export interface Purse {
  view: Container;
  resize(layout: Layout): void;
  /** Counts to the new balance, in hundredths of a coin. */
  balance(coins: number): void;
  /** Coins are on their way: until `release` it counts to no new balance. */
  hold(): void;
  release(): void;
  /** Where a coin has to fly to. */
  mouth(): { x: number; y: number };
  /** Takes a coin in. */
  bump(): void;
}

const PILL = { width: 112, height: 36 };
const COIN_SIZE = 0.36;

export const createPurse = (kit: Kit): Purse => {
  const { idle, context } = kit;
  const view = new Container();
  const ground = new Graphics();
  const coin = kit.sprite('coin');
  coin.scale.set(COIN_SIZE);
  const amount = kit.digits('0.00', 21);
  amount.anchor.set(1, 0.5);
  view.addChild(ground, coin, amount);
  let layout = context.layout();
  let shown = context.bridge.get().coins;
  let width = 0;
  /** The balance that is counted to when the coins on their way land. */
  let awaited: number | null = null;
  let isHeld = false;

  const draw = () => {
    amount.text = coinText(Math.round(shown));
    const wanted = Math.max(PILL.width, amount.width + 54);
    if (Math.abs(wanted - width) > 1) {
      width = wanted;
      ground
        .clear()
        .roundRect(-width / 2, -PILL.height / 2, width, PILL.height, PILL.height / 2)
        .fill({ color: COLOURS.ink, alpha: 0.82 })
        .stroke({ color: COLOURS.gold, width: 1.5, alpha: 0.9 });
    }
    coin.x = -width / 2 + 19;
    amount.x = width / 2 - 15;
    amount.y = -1;
    view.x = layout.width - layout.safe.right - 12 - width / 2;
  };

  const count = (coins: number) => {
    const from = shown;
    if (kit.isCalm()) {
      shown = coins;
      draw();
      return;
    }
    const step = (t: number) => {
      shown = from + (coins - from) * t;
      draw();
    };
    alongside(idle.run(step, BEATS.purseCount));
  };
  return {
    view,
    balance(coins) {
      if (isHeld) awaited = coins;
      else count(coins);
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      if (awaited !== null) count(awaited);
      awaited = null;
    },
    mouth: () => ({ x: view.x + coin.x, y: view.y }),
    bump() {
      if (kit.isCalm()) return;
      const shrink = (t: number) => coin.scale.set(COIN_SIZE * (1.55 - 0.55 * t));
      alongside(idle.run(shrink, BEATS.purseBump));
    },
    resize(next) {
      layout = next;
      view.y = layout.safe.top + 28;
      draw();
    },
  };
};
