import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { eventPath } from '#contract/event.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { paths } from '#src/base/paths.ts';
import { appStarted, demoToken, enterAs, holdReads, registered, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';

// The pages most come in by show themselves before any script has run.

/** What one sees first, and where. */
const openingOf = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 });
  const picture = page.locator('main img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // The face that stands in is as wide as the real one but for some pixels: measured in the real one.
  const inItsFace = () =>
    heading.evaluate((h1) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(h1);
      const [real] = fontFamily.split(',');
      const { fonts } = document;
      const arrived = fonts.check(`${fontWeight} ${fontSize} ${real}`, h1.textContent ?? '');
      return arrived && fonts.status === 'loaded';
    });
  await expect.poll(inItsFace).toBe(true);
  return {
    heading: await heading.textContent(),
    headingAt: await heading.boundingBox(),
    text: await page.locator('main h1 ~ p, main p').first().textContent(),
    picture: await picture.getAttribute('src'),
    pictureAt: await picture.boundingBox(),
  };
};

for (const path of ['/games', '/games/fto', '/games/lucky-egg', '/helpdesk'])
  test(`${path} stands there in each language before the app has started, and stays as it is`, async ({
    page,
    browser,
    club,
  }) => {
    const context = await browser.newContext({
      baseURL: club.url,
      viewport: page.viewportSize(),
      javaScriptEnabled: false,
    });
    const still = await context.newPage();
    for (const language of LANGUAGES) {
      await still.goto(`${path}?lang=${language}`);
      const before = await openingOf(still);
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('.prerendered')).toHaveCount(0);
      expect(await openingOf(page)).toEqual(before);
    }
    await context.close();
  });

test('a link leads on before any script has run, and what only a script can do takes no touch', async ({
  browser,
  club,
}) => {
  const context = await browser.newContext({ baseURL: club.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/games?lang=en');
  await page
    .getByRole('link', { name: /Lucky Egg/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/lucky-egg$/);
  await page.goto('/helpdesk?lang=en');
  await expect(page.locator('.prerendered :is(button, input):not([inert])')).toHaveCount(0);
  await context.close();
});

test('[guard-language] a page comes in the language it was last shown in', async ({ page }) => {
  await page.goto('/games?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('.prerendered')).toHaveCount(0);
  const html = await (await page.request.get('/games')).text();
  expect(html).toContain('<html lang="zh"');
});

const MADE_OF = {
  '/event': 'src/screens/event/screens.ts',
  '/event/weeks/1': 'src/screens/event/screens.ts',
  '/inbox': 'src/screens/inbox/screens.ts',
  '/redeem': 'src/screens/redeem/screens.ts',
  '/transaction': 'src/screens/transaction/TransactionScreen.tsx',
  '/setting/devices': 'src/screens/setting/settingScreens.ts',
  '/games/fto/play': 'games/fto/scene.ts',
};

test('members’ pages name what they are made of: no script has to run before the next is asked for', async ({
  page,
}) => {
  const built: Record<string, { file: string; imports?: string[]; css?: string[] } | undefined> =
    JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  for (const [path, source] of Object.entries(MADE_OF)) {
    const html = await (await page.request.get(path)).text();
    const { file, imports = [], css = [] } = built[source] ?? { file: `no ${source}` };
    const named = [file, ...imports.map((name) => built[name]?.file), ...css];
    expect(named.filter((each) => !html.includes(`/${each}`))).toEqual([]);
  }
});

test('a table’s pictures are named once, asked for with its page and before any call', async ({
  page,
  club,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto');
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page before may still call while this one comes.
    const { pathname } = new URL(request.frame().url());
    if (pathname === '/games/fto/play') asked.push(new URL(request.url()).pathname);
  });
  const art = page.waitForRequest((request) => request.url().endsWith('.webp'));
  await page.goto('/games/fto/play');
  await art;
  expect(asked.filter((path) => path === '/manifest.json')).toHaveLength(1);
  expect(asked.indexOf('/manifest.json')).toBeLessThan(
    asked.findIndex((path) => path.startsWith('/api/')),
  );
});

test('the way to the event, which comes after the games, moves none of the first', async ({
  page,
  club,
}) => {
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/nowhere?lang=en');
  const come = await holdReads(page, eventPath);
  await page.goto('/games');
  await appStarted(page);
  const cards = page.getByRole('main').getByRole('listitem');
  const placesOfFirst = async () => [
    await cards.nth(0).boundingBox(),
    await cards.nth(1).boundingBox(),
  ];
  const before = await placesOfFirst();
  come();
  await expect(page.getByRole('main').locator(`a[href="${paths.event.path}"]`)).toBeVisible();
  expect(await placesOfFirst()).toEqual(before);
});
