import { expect, type Page } from 'playwright/test';
import type { Club } from './club.ts';
import { enterAs, registered } from './steps.ts';

/** Somebody new, on a page that says who they are. */
export const entered = async (page: Page, club: Club) => {
  const player = await registered(club);
  await enterAs(page, player.token, '/setting?lang=en');
  await expect(page.getByRole('main').getByText(`UID ${player.uid}`)).toBeVisible();
  return player;
};

/** The session is over on this page: it asks for a login, and kept nothing of the last one. */
export const expectLeft = async (page: Page) => {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('swToken');
};
