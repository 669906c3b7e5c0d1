import type { Page } from 'playwright/test';
import { press, soon } from './time/soon.ts';

/** From the table to the report's form. */
export const openReport = async (page: Page): Promise<void> => {
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(page.getByRole('button', { name: 'Report a problem' }));
  await soon(page.getByLabel('What happened?')).toBeVisible();
};
