import { CanvasTextMetrics } from 'pixi.js';

// Chinese has no spaces: Pixi breaks its lines between any two characters, but at a space before that.

/** A line begins with none of these. */
const CLOSING = /[，。！？：；、）」』》%]/;
const DIGITS = /^[\d.,]{2}$/;

/** Whether a line of words without spaces may end between these two: no number is torn, nothing closes what was before. */
export const mayBreak = (char: string, next: string): boolean =>
  !CLOSING.test(next) && !DIGITS.test(char + next);

/**
 * Words for the canvas: no line ends at the space between Chinese and a number, since what comes after it, which
 * is one long word to Pixi, would all go to the next line.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\p{Script=Han}) /gu, '$1\u00a0').replace(/ (?=\p{Script=Han})/gu, '\u00a0');

CanvasTextMetrics.canBreakChars = mayBreak;
// Here alone: words for a screen reader or a page are not to change.
const measure = CanvasTextMetrics.measureText;
CanvasTextMetrics.measureText = (text, ...rest) => measure(unbroken(text), ...rest);
