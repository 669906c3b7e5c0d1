import type { Page } from 'playwright';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** What can be pressed once the market is there, before anything was drawn. */
export const ready = (page: Page) =>
  page.getByRole('button', { name: 'Draw a lantern' }).and(page.locator('[aria-disabled=false]'));

/** Draws, in the club's held time, until the scene has been as busy as it gets: a prize is told. */
export const busy = async (page: Page): Promise<void> => {
  await press(ready(page));
  await soon(page.getByRole('heading', { name: 'You won' })).toBeVisible();
};
