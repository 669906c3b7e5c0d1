import type { Page } from 'playwright/test';
import { timeout } from '#tools/timeouts.ts';
import { soon } from './time/soon.ts';
import { timeOf } from './time/time.ts';

// A popup has a history entry of its own (src/ui/popup/useBackCloses.ts), which comes a moment after
// it and goes a moment after it: Back, or a link, in between would meet the wrong one.

const hasEntry = (page: Page, isWanted: boolean): Promise<unknown> =>
  page.waitForFunction((wanted) => (history.state?.popup !== undefined) === wanted, isWanted, {
    timeout: timeout.page,
  });

/** Back, as soon as it would close the popup that is opening. */
export const backFromPopup = async (page: Page): Promise<void> => {
  await hasEntry(page, true);
  await page.goBack();
};

/** What was closed is gone, from the screen and from the history. */
export const expectNoPopup = async (page: Page): Promise<void> => {
  await soon(page.getByRole('dialog')).toHaveCount(0);
  // Where time is held, the entry goes with the next of it.
  await timeOf(page)?.pass(100);
  await hasEntry(page, false);
};
