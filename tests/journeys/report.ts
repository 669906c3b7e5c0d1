import type { Page } from 'playwright/test';
import { press, soon } from './time/soon.ts';

/** From the table to the report's form. */
export const openReport = async (page: Page): Promise<void> => {
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(page.getByRole('button', { name: 'Report a problem' }));
  await soon(page.getByLabel('What happened?')).toBeVisible();
};

/** The form that is open is filled in and sent; answers the report's number. */
export const sendReport = async (page: Page, note: string): Promise<string> => {
  await page.getByLabel('What happened?').fill(note);
  await press(page.getByRole('button', { name: 'Send the report' }));
  const sent = page.getByRole('heading', { name: /^We have your report \d+$/ });
  await soon(sent).toBeFocused();
  return /\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
};
