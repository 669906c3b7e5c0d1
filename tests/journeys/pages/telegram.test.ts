import { STEP_UP_HEADER, StepUpAnswer, stepUpPath } from '#contract/stepUp.ts';
import { type TelegramProof, telegramPath } from '#contract/telegram.ts';
import {
  BOT_TOKEN,
  signedLaunch,
  signedLogin,
} from '#server/domains/accounts/telegram/testSigner.ts';
import { Club } from '../club.ts';
import { expectNoPopup } from '../popups.ts';
import { call, enterAs, PASSWORD, proveByPassword, registered, withoutSplash } from '../steps.ts';
import { test as base, expect } from '../test.ts';

/** A club with a bot, which everybody's has not. */
const test = base.extend<{ botClub: Club }>({
  botClub: async ({ browserName: _ }, use, { project }) => {
    const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN };
    const club = await Club.open(project.metadata.database, { env });
    await use(club);
    await club.close();
  },
});

let user = 6_000_000_000;
const nextUser = () => {
  user += 1;
  return user;
};

test('[settings-telegram] a player binds Telegram by its login page, logs in with it, and unbinds it', async ({
  page,
  botClub: { url },
  botClub,
}) => {
  const { uid, token } = await registered(botClub);
  const who = nextUser();
  let ahead = 0;
  // Telegram's page, as far as the club sees it.
  await page.route('https://oauth.telegram.org/**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get('origin')).toBe(url);
    ahead += 1_000;
    const { data } = signedLogin(who, Date.now() + ahead);
    const answer = Buffer.from(JSON.stringify({ ...data, id: who })).toString('base64url');
    const location = `${asked.get('return_to')}#tgAuthResult=${answer}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await withoutSplash(page);
  await enterAs(page, token, `${url}/setting?lang=en`);
  await page.getByRole('button', { name: /Telegram login.*Not bound/ }).click();
  await proveByPassword(page);
  const bound = page.getByRole('button', {
    name: /Telegram login\s*Log in without a password\s*Bound/,
  });
  await expect(bound).toBeVisible();
  expect(page.url()).toBe(`${url}/setting`);
  // Whoever it was, the player is told, and is led to where it can be undone.
  const told = page.getByRole('dialog', { name: 'Your account was bound to Telegram' });
  await expect(told.getByRole('link', { name: 'Open the settings' })).toBeVisible();
  await told.getByRole('button', { name: 'Got it' }).click();
  await expectNoPopup(page);

  await page.goto(`${url}/logout`);
  await page.goto(`${url}/login?lang=en`);
  await page.getByRole('button', { name: 'Log in with Telegram' }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/setting?lang=en`);
  await expect(page.getByText(`UID ${uid}`)).toBeVisible();

  await bound.click();
  await page.getByRole('button', { name: 'Unbind' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByLabel('Current password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /Telegram login.*Not bound/ })).toBeVisible();
});

test('[webapp-mode] in Telegram a bound player is logged in, and its theme and viewport are followed', async ({
  page,
  botClub: { url },
  botClub,
}) => {
  const { uid, token } = await registered(botClub);
  const who = nextUser();
  const proven = await call(botClub, stepUpPath, { by: 'password', password: PASSWORD }, token);
  const { token: stepUp } = StepUpAnswer.parse(proven.answer);
  const bind = (proof: TelegramProof) =>
    call(botClub, telegramPath, proof, token, 'PUT', { [STEP_UP_HEADER]: stepUp });
  expect((await bind(signedLogin(who, Date.now()))).status).toBe(200);
  // Telegram's app, as far as the page sees it.
  await page.addInitScript(() => {
    window.TelegramWebviewProxy = {
      postEvent(event) {
        const tell = (name: string, data: object) =>
          setTimeout(() => window.Telegram?.WebView.receiveEvent(name, data));
        if (event === 'web_app_request_theme')
          tell('theme_changed', { theme_params: { bg_color: '#17212b' } });
        if (event === 'web_app_request_viewport') tell('viewport_changed', { height: 444 });
      },
    };
  });
  await withoutSplash(page);
  const { data } = signedLaunch(who, Date.now());
  const launch = new URLSearchParams({ tgWebAppData: data, tgWebAppVersion: '8.0' });
  await page.goto(`${url}/setting?lang=en#${launch}`);
  await expect(page.getByText(`UID ${uid}`)).toBeVisible();
  expect(page.url()).not.toContain('tgWebApp');
  const look = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).getPropertyValue('--ink'),
      getComputedStyle(document.body).minHeight,
    ]);
  await expect.poll(look).toEqual(['#17212b', '444px']);
  await page.reload();
  await expect(page.getByText(`UID ${uid}`)).toBeVisible();
  await expect.poll(look).toEqual(['#17212b', '444px']);
});
