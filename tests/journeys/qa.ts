import type { Page } from 'playwright/test';
import { DEMO_QA } from '#server/seed/staff.ts';
import { soon } from './time/soon.ts';

/** QA of the demo logs in and has the tool before them. */
export const loginAsQa = async (page: Page): Promise<void> => {
  await page.goto('/login?lang=en');
  await page.getByRole('textbox', { name: 'UID' }).fill(DEMO_QA.uid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_QA.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await soon(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeVisible();
};
