import { expect, type Page } from 'playwright/test';

/** The name of what has the focus, where something cuts its ring; null: it is whole, or there is none. */
const cutRing = (): string | null => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return null;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  if (outlineStyle === 'none') return null;
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  // What hands the focus on, around a popup, is seen by nobody.
  if (right - left <= 1) return null;
  const isWithin = (box: { left: number; top: number; right: number; bottom: number }) =>
    left - ring >= box.left - 0.5 &&
    top - ring >= box.top - 0.5 &&
    right + ring <= box.right + 0.5 &&
    bottom + ring <= box.bottom + 0.5;
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips: Element[] = [];
  for (let each = focused.parentElement; each; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible') clips.push(each);
  const isWhole = isWithin(seen) && clips.every((each) => isWithin(each.getBoundingClientRect()));
  return isWhole ? null : focused.textContent || focused.ariaLabel || focused.tagName;
};

/** So many tabs through an open popup: the ring around what has the focus is whole each time. */
export const expectWholeRings = async (page: Page, tabs: number): Promise<void> => {
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(cutRing)).toBeNull();
  }
};
