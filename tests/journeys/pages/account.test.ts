import type { Page } from 'playwright/test';
import { type LoginAnswer, loginPath } from '#contract/session.ts';
import { expectAccessible } from '../axe.ts';
import { expectNoPopup } from '../popups.ts';
import { call, enterAs, newcomer, PASSWORD, proveByPassword, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

const main = (page: Page) => page.getByRole('main');

test('a player gives the account another phone number, by a code to each', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/setting/phone?lang=en');
  const send = main(page).getByRole('button', { name: 'Send code' });
  await page.getByLabel('New phone number').fill(newcomer().phone);
  await send.last().click();
  await expect(main(page).getByText(/^We sent a code to \+60/)).toBeVisible();
  await send.click();
  await expect(page.getByLabel('Code sent to your old number')).toBeVisible();
  for (const fill of await main(page).getByRole('button', { name: 'Fill it in' }).all())
    await fill.click();
  await expectAccessible(page);
  await expectNoSideways(page);
  await main(page).getByRole('button', { name: 'Change number' }).click();
  await proveByPassword(page);
  await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeVisible();
  const { answer } = await call(club, loginPath, { uid, password: PASSWORD });
  const inbox = await page.request.get('/api/inbox', {
    headers: { Authorization: `Bearer ${(answer as LoginAnswer).token}` },
  });
  expect(await inbox.text()).toContain('Your phone number was changed');
});

test('a player takes the data along, and closes the account, which the login then says', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/setting/data?lang=en');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  await proveByPassword(page);
  expect((await saved).suggestedFilename()).toMatch(/^hornbill-club-[\d-]+\.json$/);
  await expectNoPopup(page);
  await page.goto('/setting/closing?lang=en');
  await expectAccessible(page);
  await expectNoSideways(page);
  await main(page).getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close it for good' }).click();
  await proveByPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByText('This account is closed')).toBeVisible();
  const { status, answer } = await call(club, loginPath, { uid, password: PASSWORD });
  expect([status, answer]).toMatchObject([409, { message: 'msg.accountClosed' }]);
});

test('a player sees where the account is open, removes a device, and logs this one out', async ({
  page,
  club,
}) => {
  const { uid } = await registered(club);
  const login = await call(club, loginPath, { uid, password: PASSWORD });
  const { token } = login.answer as LoginAnswer;
  await enterAs(page, token, '/setting/devices?lang=en');
  const devices = main(page).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expectAccessible(page);
  await expectNoSideways(page);
  await devices.last().getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(devices).toHaveCount(1);
  await expectNoPopup(page);
  await devices.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect((await call(club, 'player/login', { token })).status).toBe(400);
});
