import { expect, type Page } from 'playwright/test';

/** Words that stand on two lines: a line may end between words alone, and at a hyphen that was written. */
const brokenWords = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // What is only heard has one pixel.
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    // Chinese breaks anywhere; addresses, ids and seeds have to.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /\p{Script=Latin}[\p{Script=Latin}’]{2,}/gu,
    )) {
      const around = /\S*$/.exec(text.textContent?.slice(0, index) ?? '')?.[0] ?? '';
      if (/[\d/:@.]/.test(around) || word.length > 24) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
};

/** However large the text, no word of a page is broken over lines. */
export const expectWholeWords = async (page: Page): Promise<void> =>
  expect(await page.evaluate(brokenWords), page.url()).toEqual([]);
