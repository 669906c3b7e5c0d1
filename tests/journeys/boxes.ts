import type { Locator } from 'playwright/test';

/** Whether two elements lie over one another, be it in part; null: one is not on the screen. */
export const overlap = async (one: Locator, other: Locator): Promise<boolean | null> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return null;
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** On how many lines these words of an element stand; 0: it has no such words. */
export const linesOf = (element: Locator, words: string): Promise<number> =>
  element.evaluate(({ firstChild }, sought) => {
    const from = firstChild?.textContent?.indexOf(sought) ?? -1;
    if (!firstChild || from < 0) return 0;
    const range = document.createRange();
    range.setStart(firstChild, from);
    range.setEnd(firstChild, from + sought.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }, words);
