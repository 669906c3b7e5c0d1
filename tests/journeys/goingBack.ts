import type { Page } from 'playwright/test';

/** In the page: a popup that closed is about to take its entry of the history away. */
const isGoingBack = (): boolean =>
  Boolean(history.state?.popup) && !document.querySelector('[role="dialog"]');

/**
 * What closed by a press goes back by itself a moment later, which would abort a journey's next
 * navigation: an address is loaded once that has happened.
 */
export const goOnceBack = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  // A page that shows nothing yet, or that died, has no popup.
  const isBack = () => page.waitForFunction(`!(${isGoingBack})()`).catch(() => undefined);
  page.goto = async (...to) => isBack().then(() => goto(...to));
  page.reload = async (...options) => isBack().then(() => reload(...options));
};
