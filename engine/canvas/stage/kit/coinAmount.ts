import type { BitmapText, Sprite } from 'pixi.js';
import { fitWidth } from '../label.ts';
import type { Kit } from './kit.ts';

/** A coin and an amount beside it, together about the middle of what they stand on. */
export interface CoinAmount {
  coin: Sprite;
  digits: BitmapText;
  /** Writes it, no wider than it may be. */
  write(text: string): void;
  /** How far below the middle. */
  place(y: number): void;
}

interface CoinAmountOptions {
  /** Scale of the coin, size of the digits. */
  coin: number;
  digits: number;
  /** From the left end of both: the coin's middle, and where the digits begin. */
  coinAt: number;
  digitsAt: number;
  /** The digits' greatest width. */
  most?: number;
}

export const createCoinAmount = (kit: Kit, options: CoinAmountOptions): CoinAmount => {
  const { coinAt, digitsAt, most = Number.POSITIVE_INFINITY } = options;
  const coin = kit.sprite('coin');
  coin.scale.set(options.coin);
  const digits = kit.digits('', options.digits);
  digits.anchor.set(0, 0.5);
  return {
    coin,
    digits,
    write(text) {
      digits.text = text;
      fitWidth(digits, most);
      const left = -(digitsAt + digits.width) / 2;
      coin.x = left + coinAt;
      digits.x = left + digitsAt;
    },
    place(y) {
      coin.y = y;
      digits.y = y - 1;
    },
  };
};
