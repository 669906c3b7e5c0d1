import type { Page } from 'playwright/test';
import { loginPath } from '#contract/session.ts';
import { expectAccessible } from '../axe.ts';
import { backFromPopup, expectNoPopup } from '../popups.ts';
import { call, enterAs, newcomer, PASSWORD, proveByPassword, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('[settings-menu] the menu leads everywhere and back, by keyboard too', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/setting?lang=en');
  await expect(main(page).getByText(`UID ${uid}`)).toBeVisible();
  for (const [row, path] of [
    ['Language', '/setting/language'],
    ['Volume', '/setting/volume'],
    ['Change UID', '/setting/uid'],
    ['Full name', '/setting/name'],
    ['Change phone number', '/setting/phone'],
    ['Change password', '/setting/password'],
    ['Transaction PIN', '/setting/pin'],
    ['Where you are logged in', '/setting/devices'],
    ['Verify account', '/setting/verification'],
    ['Play responsibly', '/setting/responsible-gaming'],
    ['Take your data with you', '/setting/data'],
    ['Close account', '/setting/closing'],
    ['FAQ', '/setting/faq'],
    ['Terms and conditions', '/setting/terms-and-conditions'],
  ] as const) {
    const link = main(page)
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^${row}`) });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/setting');
  }
  await main(page)
    .getByRole('link', { name: /^Inbox/ })
    .click();
  await expect(page).toHaveURL('/inbox');
});

test('[settings-menu] the notification switch is kept by the server', async ({ page, club }) => {
  await enterAs(page, (await registered(club)).token, '/setting?lang=en');
  const notify = page.getByRole('switch', { name: /Notifications/ });
  await expect(notify).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/player/notify'));
  await notify.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(notify).not.toBeChecked();
});

test('[language-reload] [route-setting-language] [guard-language] a chosen language loads the page anew, holds against the address, and is kept for the player', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/setting/language?lang=ms');
  await expect(heading(page)).toHaveText('Bahasa');
  const pressed = main(page).getByRole('button', { pressed: true });
  await expect(pressed).toHaveAccessibleName(/Bahasa Melayu/);
  const started = Date.now();
  const loaded = page.waitForEvent('load');
  await main(page).getByRole('button', { name: '中文' }).click();
  await loaded;
  expect(Date.now() - started).toBeGreaterThanOrEqual(450);
  await expect(heading(page)).toHaveText('语言');
  expect(new URL(page.url()).search).toBe('');
  await expect(pressed).toHaveAccessibleName(/中文/);

  // Logged out the page is English again; the player's language is back with the player.
  await page.goto('/logout');
  await expect(heading(page)).toHaveText('Welcome back');
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('[guard-language] the address’s language if it is one of ours, else the saved one, else English', async ({
  page,
}) => {
  const lang = page.locator('html');
  await page.goto('/setting?lang=fr');
  await expect(lang).toHaveAttribute('lang', 'en');
  await page.goto('/setting?lang=ms');
  await expect(lang).toHaveAttribute('lang', 'ms');
  await page.goto('/setting/faq');
  await expect(lang).toHaveAttribute('lang', 'ms');
  await page.goto('/setting/faq?lang=klingon');
  await expect(lang).toHaveAttribute('lang', 'ms');
  await expect(heading(page)).toHaveText('Soalan lazim');
});

test('[route-setting-volume] both volumes are set by keys and by touch, and stay, as does what is felt', async ({
  page,
  club,
}) => {
  await enterAs(page, (await registered(club)).token, '/setting/volume?lang=en');
  const music = page.getByRole('slider', { name: 'Volume of the background music' });
  const effects = page.getByRole('slider', { name: 'Volume of the sound effects' });
  await expect(music).toHaveAttribute('aria-valuetext', '60 percent');
  await music.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(music).toHaveAttribute('aria-valuetext', '70 percent');
  await effects.focus();
  await page.keyboard.press('Home');
  await expect(effects).toHaveAttribute('aria-valuetext', 'Silent');
  const box = await effects.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(effects).toHaveAttribute('aria-valuetext', /^(45|50|55) percent$/);
  await page.getByRole('switch', { name: /Background music/ }).click();
  await page.getByRole('switch', { name: /Vibration/ }).click();
  await page.reload();
  await expect(music).toHaveAttribute('aria-valuetext', '70 percent');
  await expect(page.getByRole('switch', { name: /Background music/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /Vibration/ })).not.toBeChecked();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText(/^Music Off · Effects (45|50|55)%$/)).toBeVisible();
});

test('[route-setting-faq] the answers are searched and opened', async ({ page }) => {
  await page.goto('/setting/faq?lang=en');
  const question = main(page).getByRole('button', { expanded: false }).first();
  await question.click();
  await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page);
});

test('[route-setting-terms] the terms are those of the club; an unknown sub-path is 404', async ({
  page,
  club,
}) => {
  await page.goto('/terms-and-conditions?lang=en');
  const text = await main(page).getByRole('article').textContent();
  await page.goto('/setting/terms-and-conditions');
  expect(await main(page).getByRole('article').textContent()).toBe(text);
  await enterAs(page, (await registered(club)).token, '/setting/no-such-thing?lang=en');
  await expect(heading(page)).toHaveText('This path leads nowhere');
});

test('[settings-uid] a player takes another UID; a taken one and a second change are refused', async ({
  page,
  club,
  context,
  time,
}) => {
  // It stands: however slow the machine, what is meant as a double tap is quick enough to be one.
  await time.join(context);
  const { uid, token } = await registered(club);
  const other = await registered(club);
  const wanted = newcomer().uid;
  await enterAs(page, token, '/setting/uid?lang=en');
  const field = page.getByLabel('New UID');
  const submit = main(page).getByRole('button', { name: 'Change UID' });
  await field.fill('short');
  await submit.click();
  await expect(page.getByText('Invalid UID')).toBeVisible();
  await field.fill(other.uid.toUpperCase());
  await submit.click();
  await proveByPassword(page);
  await expect(page.getByText('Account already exist')).toBeVisible();
  await expect(field).toHaveValue(other.uid.toUpperCase());
  await field.fill(wanted);
  // By accident.
  await page.reload();
  await expect(field).toHaveValue(wanted);
  await submit.click();
  await proveByPassword(page);
  await expect(page.getByRole('heading', { name: 'UID has been updated' })).toBeVisible();
  // The second half of a double tap, on the link that stands now where the button was.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to settings' }).click();
  await expect(main(page).getByText(`UID ${wanted}`)).toBeVisible();

  await page.goto('/setting/uid');
  await field.fill(newcomer().uid);
  await submit.click();
  await proveByPassword(page);
  await expect(page.getByText(/Unable to change UID\. .*\d\d\/\d\d\/\d{4}/)).toBeVisible();
  const login = (by: string) => call(club, loginPath, { uid: by, password: PASSWORD });
  expect((await login(uid)).status).toBe(400);
  expect((await login(wanted)).status).toBe(200);
});

for (const [language, label, save, invalid, ...asked] of [
  ['en', 'Full name', 'Save name', 'Invalid full name', 'Current password', 'Confirm'],
  ['zh', '全名', '保存姓名', '全名无效', '当前密码', '确认'],
  ['ms', 'Nama penuh', 'Simpan nama', 'Nama penuh tidak sah', 'Kata laluan semasa', 'Sahkan'],
] as const) {
  test(`[settings-name] [valid-rest] a player corrects the full name (${language})`, async ({
    page,
    club,
  }) => {
    await enterAs(page, (await registered(club)).token, `/setting/name?lang=${language}`);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue('Siti binti Rahman');
    await field.fill('R2-D2');
    await main(page).getByRole('button', { name: save }).click();
    await expect(page.getByText(invalid)).toBeVisible();
    await field.fill('Siti Aminah binti Rahman');
    await main(page).getByRole('button', { name: save }).click();
    await proveByPassword(page, ...asked);
    await expect(page.getByText(/Siti Aminah binti Rahman/)).toBeVisible();
    await page.goto('/setting');
    await expect(main(page).getByText('Siti Aminah binti Rahman').first()).toBeVisible();
  });
}

test('a player changes the password and comes back with the new one', async ({ page, club }) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/setting/password?lang=en');
  const submit = main(page).getByRole('button', { name: 'Change password' });
  const fill = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(next);
    await submit.click();
  };
  await fill('wrong123', 'merdeka57');
  await expect(page.getByText('The current password is wrong')).toBeVisible();
  await fill(PASSWORD, PASSWORD);
  await expect(page.getByText(/^Update Failed\./)).toBeVisible();
  await fill(PASSWORD, 'merdeka57');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  const login = (password: string) => call(club, loginPath, { uid, password });
  expect((await login(PASSWORD)).status).toBe(400);
  expect((await login('merdeka57')).status).toBe(200);
});

test('[route-logout] [settings-menu] logging out is asked once, clears both tokens, and ends the session', async ({
  page,
  club,
  context,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/setting?lang=en');
  await context.addCookies([{ name: 'fcmToken', value: 'push-token', url: club.url }]);
  const logout = main(page).getByRole('button', { name: 'Log out' });
  await logout.click();
  await expectAccessible(page);
  // Back closes what asks, and leaves nobody logged out.
  await backFromPopup(page);
  await expectNoPopup(page);
  await expect(page).toHaveURL('/setting?lang=en');
  await logout.click();
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/logout'));
  await page.getByRole('dialog').getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect((await ended).status()).toBe(200);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('fcmToken');
  expect(names).not.toContain('swToken');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { status } = await call(club, 'player/login', { token });
  expect(status).toBe(400);
  await page.goto('/setting/uid');
  await expect(page).toHaveURL('/register');
});

test('a user of the normal platform reads at the login whom to ask, and how', async ({
  page,
  club,
}) => {
  const { uid } = await registered(club);
  await club.operator('player', 'platform', uid, 'normal');
  await page.goto('/login?lang=en');
  await page.getByLabel('UID', { exact: true }).fill(uid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  const said = main(page).getByRole('alert');
  await expect(said).toContainText('ask support to upgrade it to the VIP club');
  await expect(said.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  await said.getByRole('link', { name: 'Helpdesk' }).click();
  await expect(page).toHaveURL('/helpdesk');
});
