import type { Locator, Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import { open, PATIENCE, playButton } from '../../tests/journeys/seat.ts';
import { answer, asked, startPlay } from '../../tests/journeys/table.ts';

/** What can be pressed once a game is there, for a player who has not played it yet. */
export const READY: Record<GameKey, (page: Page) => Locator> = {
  fto: (page) => page.getByRole('button', { name: 'Skip' }),
  squidgame: playButton,
  'rock-scissor-paper': playButton,
  'lucky-egg': (page) => page.getByRole('button', { name: 'Open the nest' }),
  'spin-wheel': (page) => page.getByRole('button', { name: 'Spin', exact: true }),
};

/** Plays until the scene has been as busy as it gets: something thrown, something won or lost. */
export const BUSY: Record<GameKey, (page: Page) => Promise<void>> = {
  async fto(page) {
    await startPlay(page);
    for (let number = 1; number <= 10; number += 1) {
      // The last answer is still being told, for as long as a busy machine takes.
      await page.getByText(`Question ${number} of 10.`).waitFor({ state: 'attached', ...PATIENCE });
      await asked(page, number);
      await answer(page, 'right');
    }
    await page.getByText('10 of 10 right').waitFor();
  },
  async squidgame(page) {
    await playButton(page).click();
    await open(page.getByRole('button', { name: /^Step 1, left/ })).click();
    // Or the glass broke: then there is nothing to take.
    await open(page.getByRole('button', { name: /^Take / }))
      .click({ timeout: 15_000 })
      .catch(() => {});
    await playButton(page).waitFor();
  },
  async 'rock-scissor-paper'(page) {
    await playButton(page).click();
    await open(page.getByRole('button', { name: /^Rock/ })).click();
    await page
      .getByText(/^You: rock/i)
      .first()
      .waitFor({ state: 'attached' });
  },
  async 'lucky-egg'(page) {
    await READY['lucky-egg'](page).click();
    for (const egg of [1, 2, 3])
      await open(page.getByRole('button', { name: `Egg ${egg}`, exact: true })).click();
    await page.getByRole('button', { name: /^Egg 3, open/ }).waitFor({ state: 'attached' });
  },
  async 'spin-wheel'(page) {
    await READY['spin-wheel'](page).click();
    await page.getByRole('button', { name: /^Spin again/ }).waitFor();
  },
};
