import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import aes from 'crypto-js/aes.js';
import { expect, type Page } from 'playwright/test';
import { pinOtpPath, pinPath } from '#contract/account.ts';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_FIELD, EDATA_HEADER, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { type PlayerAnswer, playerPath } from '#contract/refresh.ts';
import {
  type LoginAnswer,
  loginPath,
  type OtpAnswer,
  otpPath,
  registerPath,
} from '#contract/session.ts';
import { DEMO_PLAYER } from '#server/edges/seed/demo.ts';
import { PUBLIC_PATHS, paths } from '#src/base/paths.ts';
import type { Club } from './club.ts';

export const PASSWORD = 'ronggeng88';
/** A transaction PIN. */
export const PIN = '246802';

/** Somebody nobody registered yet. */
export const newcomer = () => ({
  uid: `kawan${randomInt(1e9)}`,
  fullName: 'Siti binti Rahman',
  phone: `12${randomInt(1e6, 1e7)}`,
});

/** Each of the tests' players comes from an address of their own. */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** A call as the client makes it; answers the status and the body. */
export const call = async (
  club: Club,
  path: string,
  body: unknown,
  token?: string,
  method = 'POST',
  headers: Record<string, string> = {},
): Promise<{ status: number; answer: unknown }> => {
  const response = await fetch(club.url + API_BASE + path, {
    method,
    headers: {
      'content-type': 'application/json',
      [EDATA_HEADER]: 'true',
      ...ownAddress(),
      ...headers,
      ...(token && { authorization: BEARER + token }),
    },
    body: JSON.stringify({
      [EDATA_FIELD]: aes.encrypt(JSON.stringify(body), EDATA_PASSPHRASE).toString(),
    }),
  });
  return { status: response.status, answer: await response.json() };
};

/** Registers someone through the calls; answers the UID and the session's token. */
export const registered = async (club: Club): Promise<{ uid: string; token: string }> => {
  const { uid, fullName, phone } = newcomer();
  const e164 = `+60${phone}`;
  const otp = (await call(club, otpPath, { phone: e164, language: 'en' })).answer as OtpAnswer;
  const { status, answer } = await call(club, registerPath, {
    uid,
    fullName,
    password: PASSWORD,
    phone: e164,
    otpId: otp.otpId,
    otp: otp.demoCode ?? club.codeSentTo(e164),
    terms: true,
    isOfAge: true,
    language: 'en',
  });
  if (status !== 200) throw new Error(`not registered: ${status} ${JSON.stringify(answer)}`);
  return { uid, token: (answer as LoginAnswer).token };
};

/** Sets the player's transaction PIN to `PIN` through the calls. */
export const withPin = async (club: Club, token: string): Promise<void> => {
  const { otpId, demoCode } = (await call(club, pinOtpPath, {}, token)).answer as OtpAnswer;
  const { status, answer } = await call(
    club,
    pinPath,
    { otpId, otp: demoCode, pin: PIN },
    token,
    'PUT',
  );
  if (status !== 200) throw new Error(`no PIN: ${status} ${JSON.stringify(answer)}`);
};

/** A session of the demo player; answers its token. */
export const demoToken = async (club: Club): Promise<string> => {
  const { uid, password } = DEMO_PLAYER;
  return ((await call(club, loginPath, { uid, password })).answer as LoginAnswer).token;
};

/** The app's version, which a device that was here before has in a cookie. */
const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;

const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** Opens a path as the player of that token, as on a device that was logged in before. */
export const enterAs = async (page: Page, token: string, path: string): Promise<void> => {
  const answer = await page.request.get(API_BASE + playerPath, {
    headers: { Authorization: BEARER + token },
  });
  const { uid, fullName } = (await answer.json()) as PlayerAnswer;
  const cookies = { swToken: token, app_version: VERSION };
  const { origin } = new URL(answer.url());
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  const kept = {
    token: `login of ${uid}`,
    state: JSON.stringify({ shape: 1, state: { player: { uid, fullName } } }),
  };
  await page.addInitScript(
    ({ cookie, token, state }) => {
      // Until a logout, or another login, takes the cookie away.
      if (!document.cookie.includes(cookie) || localStorage.getItem('token') === token) return;
      localStorage.setItem('token', token);
      localStorage.setItem('state', state);
    },
    { ...kept, cookie: `swToken=${token}` },
  );
  await page.goto(path);
};

/** Somebody who has a password logs in by hand. */
export const loginAs = async (
  page: Page,
  { uid, password }: { uid: string; password: string },
): Promise<void> => {
  await page.goto('/login?lang=en');
  await page.getByRole('textbox', { name: 'UID' }).fill(uid);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** The app shows the page itself: what stands there before it has started is gone. */
export const appStarted = (page: Page): Promise<void> =>
  expect(page.locator('.prerendered, .starting')).toHaveCount(0);

/** Follows a link to another address of the app, without loading it anew. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * The same, until it is shown: by way of a page whose title no other has, since several screens say in the same words
 * that they need the network.
 */
export const followOn = async (page: Page, address: string): Promise<void> => {
  for (const to of ['/nowhere', address]) {
    const before = await page.title();
    await follow(page, to);
    await expect.poll(() => page.title(), address).not.toBe(before);
  }
};

/** Login and registration send a player home, the others have no screen of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  paths.login.path,
  paths.register.path,
  paths.launch.path,
  paths.logout.path,
  paths.maintenance.path,
  // For a player the page that does not exist, as the other one of the staff's.
  paths.inspector.path,
]);
/** The addresses of all screens a player has, those of one game or message left out. */
export const SCREENS_OF_PLAYERS = [
  ...new Set([...PUBLIC_PATHS, ...Object.values(paths).map(({ path }) => path)]),
].filter((path) => !ELSEWHERE.has(path) && !path.includes(':'));

/** Shows an address of the app in a language, without loading it anew. */
export const inLanguage = async (page: Page, path: string, language: Language): Promise<void> => {
  await follow(page, withQuery(path, `lang=${language}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** The splash was seen before on this visit. */
export const withoutSplash = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem('splash', '1'));

/** The page's reads of these calls wait until the answer is called. */
export const holdReads = async (page: Page, ...reads: string[]): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const read of reads)
    await page.route(`**${API_BASE}${read}`, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
};

/** Changes what the server answers to a reading call. */
export const altered = <Body>(
  page: Page,
  path: string,
  change: (answer: Body) => unknown,
): Promise<unknown> =>
  page.route(`**${API_BASE}${path}`, async (route) => {
    // Asked by Node: what `route.fetch` has read is gone with the page that asked for it.
    const answer = await fetch(route.request().url(), { headers: route.request().headers() });
    await route.fulfill({ json: change((await answer.json()) as Body) });
  });

/** Proves by the password, where a change asks for it in that language's words. */
export const proveByPassword = async (
  page: Page,
  label = 'Current password',
  submit = 'Confirm',
): Promise<void> => {
  const asked = page.getByRole('dialog');
  await asked.getByLabel(label).fill(PASSWORD);
  await asked.getByRole('button', { name: submit, exact: true }).click();
};
