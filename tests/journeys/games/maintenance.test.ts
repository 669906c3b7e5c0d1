import type { Page } from 'playwright/test';
import { newPhone } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { soon } from '../time/soon.ts';
import { isSameLoad, markLoad } from '../worker.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[call-realtime] [guard-maintenance-on] [guard-maintenance-off] an open page follows the club into maintenance and out of it, without a reload', async ({
  browser,
  ownClub: club,
}) => {
  const { token } = await registered(club);
  const page = await (await newPhone(browser, club)).newPage();
  await enterAs(page, token, '/transaction?lang=en');
  await soon(title(page)).toHaveText('Transaction history');
  await markLoad(page);
  await club.operator('maintenance', 'on');
  await soon(title(page)).toHaveText('The club is closed for a moment');
  await club.operator('maintenance', 'off');
  await soon(title(page)).toHaveText('Transaction history');
  await expect(page).toHaveURL(/\/transaction/);
  expect(await isSameLoad(page)).toBe(true);
});
