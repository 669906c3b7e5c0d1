import type { Locator, Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import { open, playButton } from '../../tests/journeys/seat.ts';
import { answer, asked, startQuestions } from '../../tests/journeys/table.ts';
import { press, soon } from '../../tests/journeys/time/soon.ts';

/** What can be pressed once a game is there and its guide is skipped, before anything was played. */
export const READY: Record<GameKey, (page: Page) => Locator> = {
  fto: (page) => page.getByRole('button', { name: 'Start', exact: true }),
  squidgame: playButton,
  'rock-scissor-paper': playButton,
  'lucky-egg': (page) => page.getByRole('button', { name: 'Open the nest' }),
  'spin-wheel': (page) => page.getByRole('button', { name: 'Spin', exact: true }),
};

/**
 * Plays until the scene has been as busy as it gets: something thrown, something won or lost. In the
 * club's held time.
 */
export const BUSY: Record<GameKey, (page: Page) => Promise<void>> = {
  async fto(page) {
    await startQuestions(page);
    for (let number = 1; number <= 10; number += 1) {
      await asked(page, number);
      await answer(page, 'right');
    }
    await soon(page.getByText('10 of 10 right')).toBeAttached();
  },
  async squidgame(page) {
    await press(playButton(page));
    await press(open(page.getByRole('button', { name: /^Step 1, left/ })));
    // Or the glass broke: then there is nothing to take.
    const take = open(page.getByRole('button', { name: /^Take / }));
    await soon(take.or(playButton(page)).first()).toBeVisible();
    if (await take.isVisible()) await press(take);
    await soon(playButton(page)).toBeVisible();
  },
  async 'rock-scissor-paper'(page) {
    await press(playButton(page));
    await press(open(page.getByRole('button', { name: /^Rock/ })));
    await soon(page.getByText(/^You: rock/i).first()).toBeAttached();
  },
  async 'lucky-egg'(page) {
    await press(READY['lucky-egg'](page));
    for (const egg of [1, 2, 3])
      await press(open(page.getByRole('button', { name: `Egg ${egg}`, exact: true })));
    await soon(page.getByRole('button', { name: /^Egg 3, open/ })).toBeAttached();
  },
  async 'spin-wheel'(page) {
    await press(READY['spin-wheel'](page));
    await soon(page.getByRole('button', { name: /^Spin again/ })).toBeVisible();
  },
};
