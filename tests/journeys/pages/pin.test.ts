import { pinOtpPath } from '#contract/account.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { loginPath } from '#contract/session.ts';
import { expectAccessible } from '../axe.ts';
import { call, enterAs, inLanguage, PIN, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

test('the PIN’s page in three languages: masked phone, code, countdown over a reload', async ({
  page,
  club,
}) => {
  await enterAs(page, (await registered(club)).token, '/games');
  const title = page.getByRole('heading', { level: 1 });
  const headings = new Set<string | null>();
  for (const language of LANGUAGES) {
    await inLanguage(page, '/setting/pin', language);
    await expect(page.getByText(/^\+60•+\d{3}$/)).toBeVisible();
    await expect.poll(async () => headings.has(await title.textContent())).toBe(false);
    headings.add(await title.textContent());
    await expectAccessible(page);
  }
  await page.goto('/setting/pin?lang=en');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByLabel('New PIN', { exact: true }).fill(PIN);
  await page.getByLabel('Confirm new PIN').fill(PIN);
  await page.getByRole('button', { name: 'Set my PIN' }).click();
  await expect(page.getByText('Incorrect verification code. Tries left: 4')).toBeVisible();
});

test('[error-http] asked too often: how long to wait counts down, over a reload too', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  const waiting = page.getByText(/^Request too frequent, try again in \d+ seconds$/).first();
  const seconds = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);

  await test.step('a code for the PIN', async () => {
    // Another device has just asked for one.
    await call(club, pinOtpPath, {}, token);
    await enterAs(page, token, '/setting/pin?lang=en');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(waiting).toBeVisible();
    const first = await seconds();
    await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
    await page.reload();
    await expect(waiting).toBeVisible();
    await expect.poll(seconds).toBeLessThan(first);
    const kept = await page.evaluate(() => localStorage.getItem('pinOtp429'));
    expect(Number(kept)).toBeGreaterThanOrEqual(first);
    await expectAccessible(page);
  });

  await test.step('a login', async () => {
    await page.goto('/logout');
    for (let tries = 0; tries < 10; tries += 1)
      await call(club, loginPath, { uid, password: 'wrong123' });
    await page.goto('/login?lang=en');
    await page.getByLabel('UID', { exact: true }).fill(uid);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('wrong123');
    const login = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await login.click();
    const locked = page.getByText(
      /^Too many tries\. Try again in 1\d minutes, or set a new password/,
    );
    await expect(locked).toBeVisible();
    await expect(login).toBeDisabled();
    await page.reload();
    await expect(waiting).toBeVisible();
    await page.getByLabel('UID', { exact: true }).fill(uid);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(locked).toBeVisible();
    await expect(login).toBeDisabled();
  });
});
