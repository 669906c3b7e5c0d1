import type { Page } from 'playwright/test';
import { loginAsQa } from '../qa.ts';
import { openReport, sendReport } from '../report.ts';
import { newPhone, newSeat, open } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
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

test('[call-realtime] [game-maintenance] an open game is played to its end, then says that it is closed, and opens again by itself; [replay] QA sees the notice and the popup that lay over it', async ({
  browser,
  ownClub: club,
}) => {
  const { page } = await newSeat(browser, club, 'lucky-egg', 20);
  await markLoad(page);
  const nest = page.getByRole('group', { name: 'The eggs in the nest' }).getByRole('button');
  const toOpen = page.getByRole('button', { name: /^Open (the|a new) nest/ });
  const closed = page.getByRole('status').filter({ hasText: 'under maintenance' });
  await press(toOpen);
  await soon(open(nest).first()).toBeVisible();
  await club.operator('game', 'maintenance', 'lucky-egg', 'on');
  await press(page.getByRole('button', { name: 'Leave the nest' }));
  // The result stays to be read; another round is not to be had.
  await press(toOpen);
  await soon(closed).toBeVisible();
  await club.operator('game', 'maintenance', 'lucky-egg', 'off');
  await soon(toOpen).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);

  await openReport(page);
  const number = await sendReport(page, 'It was closed');
  const qa = await (await newPhone(browser, club, { width: 1280, height: 1000 })).newPage();
  await loginAsQa(qa);
  await qa.goto(`/replay?report=${number}`);
  await soon(qa.getByText(/^The same: /)).toBeVisible();
  const lay = qa.getByRole('list', { name: 'What lay over the table' });
  await qa.getByRole('button', { name: 'Last entry', exact: true }).click();
  await soon(lay).toContainText('Popup: Report a problem');
  await expect(lay).not.toContainText('Notice');
  await qa.getByLabel('Only with these words').fill('"notice"');
  await qa
    .getByRole('button', { name: /"what":"notice"/ })
    .first()
    .click();
  await soon(lay).toContainText('Notice: The table is being laid');
  await expect(lay).not.toContainText('Popup');
});
