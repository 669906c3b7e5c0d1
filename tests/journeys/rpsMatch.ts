import type { Locator, Page } from 'playwright/test';
import { open, playButton } from './seat.ts';
import { press, soon } from './time/soon.ts';

export const GAME = 'rock-scissor-paper';

export type Hand = 'Rock' | 'Scissors' | 'Paper';

/** A hand that can be shown now. */
export const hand = (page: Page, name: Hand): Locator =>
  open(page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name }));

/** Shows the same hand again and again, until the match is over; `other` does so at another table. */
export const playOn = async (page: Page, name: Hand, other?: [Page, Hand]): Promise<void> => {
  for (;;) {
    await soon(hand(page, name).or(playButton(page)).first()).toBeVisible();
    if (await playButton(page).isVisible()) return;
    await press(hand(page, name));
    // Theirs may be in already.
    if (other && (await hand(...other).isVisible())) await press(hand(...other));
  }
};
