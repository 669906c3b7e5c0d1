import type { Locator, Page } from 'playwright/test';
import { open, PATIENCE, playButton } from './seat.ts';
import { expect } from './test.ts';

export const GAME = 'rock-scissor-paper';

export type Hand = 'Rock' | 'Scissors' | 'Paper';

/** A hand that can be shown now. */
export const hand = (page: Page, name: Hand): Locator =>
  open(page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name }));

/** Shows the same hand again and again, until the match is over. */
export const playOn = async (page: Page, name: Hand): Promise<void> => {
  for (;;) {
    await expect(hand(page, name).or(playButton(page)).first()).toBeVisible(PATIENCE);
    if (await playButton(page).isVisible()) return;
    // The clock may be faster than a busy machine's finger: then the next throw is ours.
    await hand(page, name)
      .click({ timeout: 2_000 })
      .catch(() => {});
  }
};
