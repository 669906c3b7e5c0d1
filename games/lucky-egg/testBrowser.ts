import type { Page } from 'playwright';
import { open } from '../../tests/journeys/seat.ts';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** What can be pressed once the game is there and its guide is skipped, before anything was played. */
export const ready = (page: Page) => page.getByRole('button', { name: 'Open the nest' });

/** Plays, in the club's held time, until the scene has been as busy as it gets: something won or lost. */
export const busy = async (page: Page): Promise<void> => {
  await press(ready(page));
  for (const egg of [1, 2, 3])
    await press(open(page.getByRole('button', { name: `Egg ${egg}`, exact: true })));
  await soon(page.getByRole('button', { name: /^Egg 3, open/ })).toBeAttached();
};
