import type { Page } from 'playwright';
import { open, playButton } from '../../tests/journeys/seat.ts';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** Plays, in the club's held time, until the scene has been as busy as it gets: something won or lost. */
export const busy = async (page: Page): Promise<void> => {
  await press(playButton(page));
  await press(open(page.getByRole('button', { name: /^Rock/ })));
  await soon(page.getByText(/^You: rock/i).first()).toBeAttached();
};
