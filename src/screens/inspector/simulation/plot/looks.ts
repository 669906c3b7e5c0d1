import type { Side } from '../jobs.ts';
import type { Kind } from './spec.ts';

/** What plots are drawn with: the page's tokens, read where a plot stands. */
export interface Ink {
  /** What is written, and what is exact beside a side's own colour. */
  text: string;
  exact: string;
  grid: string;
  ground: string;
  font: string;
  sides: Record<Side, string>;
}

/** Two colours that differ in every kind of colour blindness, on a dark ground. */
const SIDE_TOKENS: Record<Side, string> = { base: '--gold', draft: '--text-good' };

export const inkOf = (element: Element): Ink => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token('--text-soft'),
    exact: token('--text'),
    grid: token('--line'),
    ground: token('--night'),
    font: token('--font-text'),
    sides: { base: token(SIDE_TOKENS.base), draft: token(SIDE_TOKENS.draft) },
  };
};

/** Of six hexadecimal digits, as the tokens have them. */
export const withAlpha = (colour: string, share: number): string =>
  colour +
  Math.round(255 * share)
    .toString(16)
    .padStart(2, '0');

/** The shapes tell both sides apart without their colours. */
export const dashOf = (side: Side, kind: Kind): number[] => {
  if (kind === 'exact') return side === 'base' ? [2, 4] : [2, 4, 8, 4];
  return side === 'draft' && kind !== 'bars' && kind !== 'faint' ? [9, 5] : [];
};
