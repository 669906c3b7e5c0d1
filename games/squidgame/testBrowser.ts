import type { Page } from 'playwright';
import { open, playButton } from '../../tests/journeys/seat.ts';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** Plays, in the club's held time, until the scene has been as busy as it gets: something won or lost. */
export const busy = async (page: Page): Promise<void> => {
  await press(playButton(page));
  await press(open(page.getByRole('button', { name: /^Step 1, left/ })));
  // Or the glass broke: then there is nothing to take.
  const take = open(page.getByRole('button', { name: /^Take / }));
  await soon(take.or(playButton(page)).first()).toBeVisible();
  if (await take.isVisible()) await press(take);
  await soon(playButton(page)).toBeVisible();
};
