import { fraction, fractionOf, ONE, quotient } from '#engine/core/odds/fraction.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { storedOf } from '#games/designer/units.ts';
import type { FigureWish } from '#games/designer/wishes.ts';

/** What is written of each figure that may be wished; '': it comes as it comes. */
export type WishTexts = Readonly<Record<FigureWish['kind'], string>>;

export const WISH_KINDS = ['return', 'hit', 'prize', 'maximum', 'index'] as const;

const HUNDRED = fraction(100);
/** No figure of a game is larger. */
export const MOST_WISHED = 1_000_000;

/** A number above 0; null: it is none. */
const numberIn = (text: string): number | null => {
  const value = storedOf(text, 'count');
  return typeof value === 'number' && value > 0 && value <= MOST_WISHED ? value : null;
};

/** The wish that is written; null: it can't be one. */
export const readWish = (
  kind: FigureWish['kind'],
  text: string,
  way: string,
  multiplier: number,
): FigureWish | null => {
  const value = numberIn(text);
  if (value === null) return null;
  const share = quotient(fractionOf(value), HUNDRED);
  switch (kind) {
    case 'return':
      return value <= 100 ? { kind, way: '', value: share } : null;
    case 'hit':
      return value <= 100 ? { kind, way, value: share } : null;
    case 'prize':
      return value >= 1 ? { kind, way, multiplier, value: quotient(ONE, fractionOf(value)) } : null;
    case 'maximum':
      return { kind, multiplier: Math.round(value * UNIT) };
    case 'index':
      return { kind, way, value };
  }
};
