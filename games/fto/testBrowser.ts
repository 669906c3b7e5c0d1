import type { Page } from 'playwright';
import { answer, asked, startQuestions } from '../../tests/journeys/table.ts';
import { soon } from '../../tests/journeys/time/soon.ts';

/** What can be pressed once the game is there and its guide is skipped, before anything was played. */
export const ready = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** Plays, in the club's held time, until the scene has been as busy as it gets: something won or lost. */
export const busy = async (page: Page): Promise<void> => {
  await startQuestions(page);
  for (let number = 1; number <= 10; number += 1) {
    await asked(page, number);
    await answer(page, 'right');
  }
  await soon(page.getByText('10 of 10 right')).toBeAttached();
};
