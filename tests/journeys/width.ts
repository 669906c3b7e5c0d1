import { expect, type Page } from 'playwright/test';

/** Nothing reaches beyond the window's sides. */
export const expectNoSideways = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, page.url()).toBe(0);
};
