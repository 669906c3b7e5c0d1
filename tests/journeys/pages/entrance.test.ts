import type { Page, Request } from 'playwright/test';
import { EDATA_FIELD } from '#contract/envelope.ts';
import { expectAccessible } from '../axe.ts';
import { linesOf } from '../boxes.ts';
import { call, enterAs, newcomer, PASSWORD, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

const fillAccount = async (page: Page, uid: string) => {
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('UID is available')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
};

test('[register-uid-check] [register-otp] [valid-terms] a newcomer registers, step by step', async ({
  page,
}) => {
  const { uid, fullName, phone } = newcomer();
  await page.goto('/register?lang=en');
  const join = page.getByRole('main').getByRole('button', { name: 'Join the club' });

  // Nothing goes on before the UID was checked.
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await join.click();
  await expect(page.getByText('Please insert UID and check first')).toBeVisible();
  await expect(page.getByText('Please check the terms and conditions')).toBeVisible();

  await fillAccount(page, uid);
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const told = page.getByText(/Demo mode: your code is \d{6}/);
  await expect(told).toBeVisible();
  const [code = ''] = (await told.allTextContents()).map((text) => text.slice(-6));
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();

  // A reload by accident keeps what is no secret, and the wait for another code.
  await page.reload();
  await expect(page.getByLabel('UID', { exact: true })).toHaveValue(uid);
  await expect(page.getByLabel('Full name')).toHaveValue(fullName);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();

  await fillAccount(page, uid);
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).check();
  await page.getByRole('checkbox', { name: /I agree|accept/ }).check();
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('6-digit code').fill(wrong);
  await join.click();
  await expect(page.getByText('Invalid OTP')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(fullName);

  await page.getByLabel('6-digit code').fill(code);
  await join.dblclick();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('0.00').first()).toBeVisible();
});

test('[register-uid-check] a UID that is taken is refused where it stands', async ({
  page,
  club,
}) => {
  const { uid } = await registered(club);
  await page.goto('/register?lang=en');
  await page.getByLabel('UID', { exact: true }).fill(uid.toUpperCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Account already exist')).toBeVisible();
});

test('[valid-uid] [valid-password] the named messages stand next to their fields', async ({
  page,
}) => {
  await page.goto('/register?lang=en');
  const uid = page.getByLabel('UID', { exact: true });
  for (const wrong of ['abc', '1abcdef', 'abcdefg', 'ab cd12', 'abcdefghij123456']) {
    await uid.fill(wrong);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Invalid UID')).toBeVisible();
  }
  const join = page.getByRole('main').getByRole('button', { name: 'Join the club' });
  const password = page.getByLabel('Password', { exact: true });
  for (const [value, message] of [
    ['ab1', 'Password must not be less than 6 characters'],
    ['abcdefgh', 'Password must include alphanumeric and number character at the same time'],
    ['abc 1234', 'Password must include alphanumeric and number character at the same time'],
  ] as const) {
    await password.fill(value);
    await join.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await password.fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(`${PASSWORD}x`);
  await join.click();
  await expect(page.getByText('Password and Confirm Password do not match')).toBeVisible();
});

test('[route-login] [login-remember] a player logs in and is remembered by UID', async ({
  page,
  club,
}) => {
  const { uid } = await registered(club);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/login?lang=en');
  await expect(page.getByText('Welcome back')).toBeVisible();
  await page.getByRole('checkbox', { name: /Remember my UID/ }).check();
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('wrong123');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The UID or password is wrong')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');

  await test.step('[call-edata] [call-headers] no body went out in the clear; then the bearer does', async () => {
    const logins = requests.filter((request) => request.url().endsWith('/api/login'));
    expect(logins).toHaveLength(2);
    for (const login of logins) {
      expect(login.headers()['x-encrypted-request']).toBe('true');
      expect(Object.keys(login.postDataJSON())).toEqual([EDATA_FIELD]);
      expect(login.headers().authorization).toBeUndefined();
    }
    const refresh = requests.find((request) => request.url().endsWith('/api/player'));
    expect(refresh?.headers().authorization).toMatch(/^Bearer [\w-]{43}$/);
  });

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('UID', { exact: true })).toHaveValue(uid);
});

test('[route-login] a long UID stands in one piece beside the way to another', async ({ page }) => {
  const uid = 'wanmuhammad2026';
  await page.goto('/login?lang=en');
  await page.getByRole('textbox', { name: 'UID' }).fill(uid);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await linesOf(page.getByText(uid), uid), `at ${width} px`).toBe(1);
  }
});

test('[route-login] who forgot the password sets another by a code, and is logged out elsewhere', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await page.goto('/login?lang=en');
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await expect(page.getByLabel('UID', { exact: true })).toHaveValue(uid);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/If we have a phone number for this UID/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Fill it in' }).click();
  await page.getByLabel('New password', { exact: true }).fill('another34');
  await page.getByLabel('Confirm new password').fill('another34');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText(/Your new password is set/)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await call(club, 'player/login', { token })).status).toBe(400);
  await page.getByLabel('Password', { exact: true }).fill('another34');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('[guard-visitor] [guard-player] a visitor is asked in first and brought back after', async ({
  page,
  club,
}) => {
  const { uid } = await registered(club);
  await page.goto('/redeem?lang=en');
  await expect(page).toHaveURL('/register');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // Both pages have a UID field, and the address is there before the page.
  await expect(page.getByText('Welcome back')).toBeVisible();
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/redeem/);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('[call-login-token] [guard-token] a link’s token opens its page; one that is no session’s asks for a login', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await page.goto(`/redeem?lang=en&token=${'x'.repeat(43)}`);
  await expect(page).toHaveURL(/\/login/);
  const asked = page.waitForRequest('**/api/player/login');
  await page.goto(`/setting/uid?lang=en&token=${token}`);
  expect(Object.keys((await asked).postDataJSON())).toEqual([EDATA_FIELD]);
  await expect(page).toHaveURL('/setting/uid?lang=en');
  const popup = page.getByRole('dialog', { name: `You are now ${uid}` });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: `Continue as ${uid}` }).click();
  await expect(page.getByRole('main').getByText(uid)).toBeVisible();
  // It is used up: another device comes in by it no more.
  expect((await call(club, 'player/login', { token })).status).toBe(400);
});

test('[guard-token] a link of another account says whose the page is now, and leads back', async ({
  page,
  club,
}) => {
  const [ours, theirs] = [await registered(club), await registered(club)];
  await enterAs(page, ours.token, '/setting?lang=en');
  await page.goto(`/setting?token=${theirs.token}`);
  const popup = page.getByRole('dialog', { name: `You are now ${theirs.uid}` });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: `Back to ${ours.uid}` }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/setting');
  await expect(page.getByRole('main').getByText(`UID ${ours.uid}`)).toBeVisible();

  // The token stands in its cookie alone, which is sent to no other site.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'swToken');
  for (const token of [ours.token, theirs.token, cookie?.value]) expect(kept).not.toContain(token);
  expect(cookie).toMatchObject({ sameSite: 'Strict', secure: true });
  expect(cookie?.value).not.toBe(ours.token);
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});
