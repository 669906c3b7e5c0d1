import type { Page } from 'playwright';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** What can be pressed once the game is there and its guide is skipped, before anything was played. */
export const ready = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });

/** Plays, in the club's held time, until the scene has been as busy as it gets: something won or lost. */
export const busy = async (page: Page): Promise<void> => {
  await press(ready(page));
  await soon(page.getByRole('button', { name: /^Spin again/ })).toBeVisible();
};
