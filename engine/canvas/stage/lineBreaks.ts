import { CanvasTextMetrics } from 'pixi.js';

// Chinese has no spaces: Pixi breaks its lines between any two characters, but at a space before that.

/** A line begins with none of these. */
const CLOSING = /[，。！？：；、）」』》%\u00a0]/;
const DIGITS = /^[\d.,]{2}$/;
const HAN = /\p{Script=Han}/u;

let words: Intl.Segmenter | undefined;
const lettersOf = CanvasTextMetrics.wordWrapSplit;

/** What of a text without spaces stays on one line: a word of Chinese, as far as the browser knows it, else a letter. */
export const wrapPieces = (text: string): string[] => {
  if (!HAN.test(text) || typeof Intl.Segmenter !== 'function') return lettersOf(text);
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(words.segment(text), ({ segment }) => segment);
};

/** Whether a line of words without spaces may end between these two: no number is torn, nothing closes what was before. */
export const mayBreak = (piece: string, next: string): boolean =>
  !CLOSING.test(next) && !DIGITS.test(piece + next);

/**
 * Words for the canvas: no line ends at the space between Chinese and a number, since what comes after it, which
 * is one long word to Pixi, would all go to the next line.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\p{Script=Han}) /gu, '$1\u00a0').replace(/ (?=\p{Script=Han})/gu, '\u00a0');

CanvasTextMetrics.wordWrapSplit = wrapPieces;
CanvasTextMetrics.canBreakChars = mayBreak;
// Here alone: words for a screen reader or a page are not to change.
const measure = CanvasTextMetrics.measureText;
CanvasTextMetrics.measureText = (text, ...rest) => measure(unbroken(text), ...rest);
