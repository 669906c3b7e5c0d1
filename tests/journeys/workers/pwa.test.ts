import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { DATABASES } from '#src/base/databases.ts';
import { paths } from '#src/base/paths.ts';
import { QUIET_ARGS, wholeChromiumPath } from '#tools/chromium.ts';
import { expectAccessible } from '../axe.ts';
import { enterAs, followOn, registered, SCREENS_OF_PLAYERS, withoutSplash } from '../steps.ts';
import { startPlay } from '../table.ts';
import { expect, test } from '../test.ts';
import { workerReady } from '../worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => withoutSplash(page));

test('[pwa] a manifest a language, with every picture it names', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    await workerReady(page);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(`/manifests/${language}.webmanifest`);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
    const { icons, screenshots, shortcuts } = manifest;
    const of = (list: object[], key: string) =>
      [...new Set(list.map((each) => Reflect.get(each, key)))].toSorted();
    expect(of(icons, 'purpose')).toEqual(['any', 'maskable']);
    expect(of(screenshots, 'form_factor')).toEqual(['narrow', 'wide']);
    expect(of(shortcuts, 'url').length).toBeGreaterThan(1);
    for (const { url: way } of shortcuts) expect((await page.request.get(way)).status()).toBe(200);
    const pictures = [manifest, ...manifest.shortcuts].flatMap(
      ({ icons = [], screenshots = [] }) => [...icons, ...screenshots],
    );
    for (const { src, type } of pictures) {
      const answer = await page.request.get(src);
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
    }
  }
  // Of a page that is none of a language the app says which one it is.
  await page.goto('/redeem?lang=ms');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/manifests/ms.webmanifest',
  );
});

test('[pwa] [route-launch] links of the club’s own protocol open the app where they lead', async ({
  page,
  club,
}) => {
  await enterAs(page, (await registered(club)).token, '/?lang=en');
  const answer = await page.request.get('/manifests/en.webmanifest');
  const [handler] = (await answer.json()).protocol_handlers;
  // A browser gives an app no other.
  expect(handler.protocol).toMatch(/^web\+[a-z]+$/);
  for (const [link, path] of [
    ['helpdesk', '/helpdesk'],
    ['games/lucky-egg?lang=ms', '/games/lucky-egg?lang=ms'],
  ] as const) {
    const address = encodeURIComponent(`${handler.protocol}://${link}`);
    await page.goto(handler.url.replace('%s', address));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** What this Chromium has against installing the page it shows. */
const objections = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  return [...errors, ...installabilityErrors.map(({ errorId }) => errorId)];
};

test('[pwa] can be installed: a whole browser has nothing to say against it, in any language', async ({
  playwright,
  club,
}, info) => {
  const executablePath = wholeChromiumPath();
  test.skip(!executablePath, 'a headless shell calls any page installable');
  // A profile on the disk: nothing is installed from a private window.
  const profile = info.outputPath('profile');
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: [...QUIET_ARGS, '--disable-gpu'],
    baseURL: club.url,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  // That it looks at all: a page without a manifest is none to install.
  await page.goto('/healthz');
  expect(await objections(page)).toEqual(['no-manifest']);
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    await workerReady(page);
    await expect.poll(() => objections(page)).toEqual([]);
  }
  await context.close();
  rmSync(profile, { recursive: true });
});

const A_MESSAGE = paths.inboxMessage.href('1');
const EVERYWHERE = [
  ...Object.values(paths).map(({ path }) => path),
  ...GAME_KEYS.flatMap((key) => [paths.game.href(key), paths.play.href(key)]),
  A_MESSAGE,
  '/nowhere',
].filter((path) => !path.includes(':') && path !== paths.logout.path);
/** Every screen once: all games are one, and what leads elsewhere has no words. */
const SCREENS = [
  ...SCREENS_OF_PLAYERS.filter((path) => !path.startsWith('/games/')),
  paths.game.href('fto'),
  paths.play.href('fto'),
  A_MESSAGE,
];

/** The page at this address is all there. */
const expectWhole = async (page: Page, path: string, language: string, isInApp = false) => {
  await (isInApp ? followOn(page, path) : page.goto(path));
  await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toBeEmpty();
  await expect(page.getByRole('banner').or(page.getByRole('main')).first(), path).toBeVisible();
  expect([path, await page.evaluate(() => document.documentElement.lang)]).toEqual([
    path,
    language,
  ]);
  await expect(page, path).not.toHaveTitle('Hornbill Club');
};

for (const [language, home, away] of [
  ['en', 'Good', 'No connection'],
  ['zh', '好', '没有网络连接'],
  ['ms', 'Selamat', 'Tiada sambungan'],
] as const)
  test(`[pwa] starts without the network on every ${language === 'en' ? 'path' : 'screen'}, in ${language}`, async ({
    page,
    club,
    context,
  }) => {
    const { token } = await registered(club);
    await enterAs(page, token, `/?lang=${language}`);
    await workerReady(page);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home);
    // The hornbill's menu too, though nobody opened it before.
    await page.locator('nav [aria-haspopup=dialog]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { name: away })).toBeVisible();
    // What answers an address without the network knows no language; a screen's texts do.
    if (language === 'en') for (const path of EVERYWHERE) await expectWhole(page, path, language);
    else for (const path of SCREENS) await expectWhole(page, path, language, true);
    // Back, it comes by itself.
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { name: away })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: away })).toBeHidden();
  });

test('[pwa] a page that another’s worker takes over while it loads starts without the network too', async ({
  page,
  context,
}) => {
  // Its texts are on their way, past the worker, when the other page's worker comes.
  const arrived = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  await page.route(/\/assets\/zh-/, async (route) => {
    arrived.resolve();
    await taken.promise;
    await route.continue();
  });
  await page.goto('/?lang=zh', { waitUntil: 'commit' });
  await arrived.promise;
  const other = await context.newPage();
  await other.goto('/?lang=en');
  await workerReady(other);
  const isTaken = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isTaken).toBe(true);
  taken.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('好');
  await workerReady(page);
  await other.close();
  await context.setOffline(true);
  await expectWhole(page, '/?lang=zh', 'zh');
});

test('[pwa] a page that comes while the worker is being installed starts without the network too', async ({
  page,
  context,
}) => {
  const begun = Promise.withResolvers<void>();
  const met = Promise.withResolvers<void>();
  await context.route('**/assets/**', async (route) => {
    if (route.request().serviceWorker()) {
      begun.resolve();
      await met.promise;
    }
    await route.continue();
  });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...asked) {
      const registration = await register.apply(this, asked);
      document.documentElement.dataset.worker = registration.installing?.state ?? 'none';
      return registration;
    };
  });
  await page.goto('/?lang=en');
  await begun.promise;
  await page.goto('/?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'installing');
  met.resolve();
  await workerReady(page);
  await context.setOffline(true);
  await expectWhole(page, '/?lang=zh', 'zh');
});

/** How a sealed body begins: 'Salted__' in base64. */
const SEALED = 'U2FsdGVkX1';

/** A balance that nothing else on the device can hold by chance, as dates and ids hold four digits. */
const BALANCE = { coins: '1928374.65', shown: '1,928,374.65', cents: '192837465' };

/** Whatever a page can find of what is kept on this device. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(name, request.url, [...request.headers]);
        const answer = await cache.match(request, { ignoreVary: true });
        if (/text|json|javascript/.test(answer?.headers.get('content-type') ?? ''))
          kept.push(await answer?.text());
      }
    }
    const read = (name: string) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const reading = database.transaction(stores);
          const asked = stores.map((store) => reading.objectStore(store).getAll());
          reading.oncomplete = () => {
            database.close();
            resolve(asked.map(({ result }) => result));
          };
        };
      });
    for (const { name } of await indexedDB.databases()) if (name) kept.push(name, await read(name));
    return JSON.stringify(kept);
  });

/** How many parts of recordings are kept. Cheap: it is asked beside a game that is drawn. */
const recordingsKept = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const all = await indexedDB.databases();
    if (!all.some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('rows').objectStore('rows').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  }, DATABASES.recordings);

test('[pwa] the last known balance and inbox stand there without the network, and a logout leaves nothing', async ({
  page,
  club,
  context,
}) => {
  const { uid, token } = await registered(club);
  await club.operator('coins', 'adjust', uid, BALANCE.coins, '--reason', 'A welcome gift');
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await expect.poll(() => recordingsKept(page)).toBeGreaterThan(0);
  const title = [
    '--title-en',
    'Tea at five',
    '--title-zh',
    '五点喝茶',
    '--title-ms',
    'Teh pukul lima',
  ];
  const text = ['--desc-en', 'Come', '--desc-zh', '来吧', '--desc-ms', 'Jemput'];
  await club.operator('inbox', 'send', uid, '--kind', 'others', ...title, ...text);
  await page.goto('/inbox');
  await expect(page.getByText('Tea at five').first()).toBeVisible();
  await workerReady(page);
  // What is searched for is found where it may be.
  const before = await everythingKept(page);
  for (const own of [uid, token, 'Tea at five', BALANCE.cents]) expect(before).toContain(own);

  await context.setOffline(true);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Your coins' });
  await expect(card).toContainText(BALANCE.shown);
  await expect(card).toContainText(/As of \d\d\/\d\d\/\d{4}/);
  await page.goto('/inbox');
  await expect(page.getByText('Tea at five').first()).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await context.setOffline(false);

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  const after = await everythingKept(page);
  for (const own of [uid, token, 'Siti', 'Tea at five', ...Object.values(BALANCE), SEALED])
    expect(after.includes(own), own).toBe(false);
  expect(await recordingsKept(page)).toBe(0);
  const names = (await context.cookies()).filter(({ value }) => value === token);
  expect(names).toEqual([]);
});

test('[install-bar] appears with the browser’s offer; sent away, it stays away', async ({
  page,
}) => {
  const offered = () =>
    page.evaluate(() =>
      window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    );
  const bar = page.getByRole('complementary', { name: 'Keep the club at hand' });
  await page.goto('/?lang=en');
  await workerReady(page);
  expect(await offered()).toBe(false);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await workerReady(page);
  await offered();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeVisible();
  await expect(bar).toBeHidden();
});
