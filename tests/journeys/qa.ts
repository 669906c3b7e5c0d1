import type { Page } from 'playwright/test';
import { DEMO_QA } from '#server/edges/seed/staff.ts';
import { loginAs } from './steps.ts';
import { soon } from './time/soon.ts';

/** QA of the demo logs in and has the tool before them. */
export const loginAsQa = async (page: Page): Promise<void> => {
  await loginAs(page, DEMO_QA);
  await soon(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeVisible();
};
