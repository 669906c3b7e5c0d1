import type { Page } from 'playwright/test';
import { eventPath } from '#contract/event.ts';
import { playerPath, vipsPath } from '#contract/facts.ts';
import type { PlayRecord } from '#contract/games.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { progressPath } from '#contract/progress.ts';
import type { PlayerAnswer, VipsAnswer } from '#contract/refresh.ts';
import { paths } from '#src/base/paths.ts';
import { expectAccessible } from '../axe.ts';
import { overlap } from '../boxes.ts';
import { altered, appStarted, demoToken, enterAs, holdReads, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';
import { soon } from '../time/soon.ts';

/** What is pressed on home, in the three languages. */
const WORDS = {
  en: {
    shortcuts: 'Shortcuts',
    lower: 'Quick access',
    more: 'More',
    news: 'News from the club',
    tiles: 'More from your H5 account',
    results: /^4D results \(opens in a new tab\)/,
  },
  zh: {
    shortcuts: '快捷入口',
    lower: '常用功能',
    more: '更多',
    news: '俱乐部最新消息',
    tiles: 'H5 账户还有更多',
    results: /^4D 成绩/,
  },
  ms: {
    shortcuts: 'Akses pantas',
    lower: 'Yang selalu diguna',
    more: 'Lagi',
    news: 'Berita kelab',
    tiles: 'Lagi daripada akaun H5 anda',
    results: /^Keputusan 4D/,
  },
} as const;

const H5 = 'https://h5.hornbill.example';
const RESULTS = 'https://4d.hornbill.club';

const leads = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How far things on the page moved by themselves so far. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const language of LANGUAGES)
  for (const who of ['visitor', 'player'] as const)
    test(`[home-shortcuts] [banners] home has its doors and its banners for a ${who} (${language})`, async ({
      page,
      club,
    }) => {
      const words = WORDS[language];
      await withoutSplash(page);
      if (who === 'player') await enterAs(page, await demoToken(club), '/games');
      await page.goto(`/?lang=${language}`);
      await page.getByRole('region', { name: words.news }).waitFor();

      const wheel = '/games/spin-wheel';
      await expect
        .poll(() => leads(page, words.shortcuts))
        .toEqual([wheel, '/brand-ambassador', RESULTS, '/redeem']);
      const results = page
        .getByRole('navigation', { name: words.shortcuts })
        .getByRole('link', { name: words.results });
      await expect(results).toHaveAttribute('target', '_blank');

      await expect.poll(() => leads(page, words.lower)).toEqual([H5, '/redeem', '/transaction']);
      const tiles = page.getByRole('region', { name: words.tiles }).getByRole('link');
      await expect(tiles).toHaveCount(3);
      // As it comes: whoever is further down at a first visit has the way to the event come in above.
      expect(await layoutShift(page)).toBeLessThan(0.1);
      await page.getByRole('button', { name: words.more, exact: true }).click();
      await expect
        .poll(() => leads(page, words.lower))
        .toEqual([H5, '/redeem', '/transaction', wheel, RESULTS, '/brand-ambassador']);
      for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('href', H5);

      const banners = page.getByRole('region', { name: words.news }).locator('img');
      expect(await banners.count()).toBeGreaterThan(0);
      for (const banner of await banners.all())
        await expect(banner).toHaveAttribute('src', /^\/uploads\//);
      await expect(banners.first()).not.toHaveAttribute('data-failed');
      await expectAccessible(page);
    });

test('[banners] dots and arrows take the row on; less motion leaves nothing to stop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutSplash(page);
  await page.goto('/?lang=en');
  const row = page.getByRole('region', { name: 'News from the club' });
  const at = (number: number) => row.getByRole('button', { name: `Show banner ${number}` });
  await expect(at(1)).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('button', { name: 'Stop the banners' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Next banner' }).click();
  await expect(at(2)).toHaveAttribute('aria-current', 'true');
  await at(1).click();
  await expect(at(1)).toHaveAttribute('aria-current', 'true');
  await row.getByRole('button', { name: 'Previous banner' }).click();
  await expect(at(1)).not.toHaveAttribute('aria-current', 'true');
});

test('[banners] they can be stopped where they move', async ({ page }) => {
  await withoutSplash(page);
  await page.goto('/?lang=en');
  const row = page.getByRole('region', { name: 'News from the club' });
  await row.getByRole('button', { name: 'Stop the banners' }).click();
  await expect(row.getByRole('button', { name: 'Start the banners' })).toBeVisible();
});

test('[banners] a club without banners has no hole where they would be', async ({ page }) => {
  await altered<VipsAnswer>(page, vipsPath, (vips) => ({ ...vips, banners: [] }));
  await withoutSplash(page);
  await page.goto('/?lang=en');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await shortcuts.waitFor();
  const games = page.getByRole('heading', { name: 'Tonight at the club' });
  const gap = async () => {
    const [above, below] = [await shortcuts.boundingBox(), await games.boundingBox()];
    return (below?.y ?? 0) - (above ? above.y + above.height : 0);
  };
  await expect.poll(gap).toBeLessThan(60);
  // It is known from the last visit: nothing moves this time.
  await page.goto('/?lang=en');
  await shortcuts.waitFor();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeVisible();
  expect(await gap()).toBeLessThan(60);
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test('[splash] lies over a home that is there, for five seconds, once a visit', async ({
  page,
  context,
  time,
}) => {
  await time.join(context);
  // From the first paint to the app is the machine's own time, which is not held.
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto('/?lang=en');
  const splash = page.locator('[data-stage]');
  await expect(splash).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await time.pass(4_800);
  await expect(splash).toBeVisible();
  await soon(splash).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(splash).toHaveCount(0);
});

test('[play-records] what the server says of each game is shown: what is left, what is closed, what is free again when', async ({
  page,
  club,
}) => {
  let fto: PlayRecord = { maintenance: false, remain: 4 };
  await altered<PlayerAnswer>(page, playerPath, (player) => ({
    ...player,
    playRec: {
      ...player.playRec,
      fto,
      'spin-wheel': { maintenance: false, remain: 7 },
      squidgame: { maintenance: true },
    },
  }));
  await enterAs(page, await demoToken(club), '/games?lang=en');
  const card = page.getByRole('link', { name: /Squid Game/ });
  await expect(card.getByText('Under maintenance')).toBeVisible();
  await page.goto('/games/fto?lang=en');
  await expect(page.getByText('Questions left: 4')).toBeVisible();
  await page.goto('/games/spin-wheel?lang=en');
  await expect(page.getByText('Spins left: 7')).toBeVisible();
  // What is free stands in the member's card, and nowhere else on home.
  await withoutSplash(page);
  const home = page.getByRole('main');
  await page.goto('/?lang=en');
  await expect(home.getByRole('link', { name: 'Play free' })).toBeVisible();
  await expect(home.locator('a[href="/games/fto"]')).toHaveCount(1);
  fto = { maintenance: false, remain: 0, nextIn: 18_000 };
  await page.goto('/?lang=en');
  await expect(home.getByText(/^Next questions in\s*4:59:\d\d$/)).toBeVisible();
  await expect(home.getByRole('link', { name: 'Play free' })).toHaveCount(0);
});

test('[egg-banner] is dragged, rests 10 px from the nearer edge, survives a turn, and closes', async ({
  page,
}) => {
  await withoutSplash(page);
  await page.goto('/?lang=en');
  const egg = page.getByRole('link', { name: 'Lucky Egg', exact: true });
  await egg.waitFor();
  const box = async () => {
    const found = await egg.boundingBox();
    if (found === null) throw new Error('the egg is not there');
    return found;
  };
  const restsAt = (side: 'left' | 'right', width: number) =>
    expect
      .poll(async () => {
        const { x, width: own } = await box();
        return Math.round(side === 'left' ? x : width - x - own);
      })
      .toBe(10);
  await restsAt('left', 390);

  const { x, y, width, height } = await box();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(260, 420, { steps: 8 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await restsAt('right', 390);

  await page.setViewportSize({ width: 844, height: 390 });
  await restsAt('right', 844);
  const turned = await box();
  expect(turned.y).toBeGreaterThanOrEqual(0);
  expect(turned.y + turned.height).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 390, height: 844 });
  const covered = () =>
    page.evaluate(() => {
      const egg = document.querySelector('[data-placed]:not([style*=hidden])');
      const box = egg?.getBoundingClientRect();
      const range = document.createRange();
      const read = 'main :is(h1, h2, h3), main nav a, main > section:last-of-type :is(img, p)';
      return Array.from(document.querySelectorAll(read), (each) => {
        if (each.matches('img')) range.selectNode(each);
        else range.selectNodeContents(each);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const isOver =
          box && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        return isOver ? each.textContent || each.tagName : '';
      }).filter(Boolean);
    });
  const coversNothingAt = async (top: number) => {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(page.locator('[data-passing]')).toHaveCount(0);
    await expect.poll(covered).toEqual([]);
  };
  for (const top of [0, 420, 1_300]) await coversNothingAt(top);
  // Where it was scrolled to is no other page's, nor its own when it is loaded anew.
  for (const path of ['/helpdesk?lang=en', '/?lang=en']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await restsAt('left', 390);
  const END = 10_000;
  for (const top of [END, 0]) await coversNothingAt(top);
  await restsAt('left', 390);

  await egg.focus();
  await page.keyboard.press('ArrowRight');
  await restsAt('right', 390);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/games\/lucky-egg/);
  await expect(egg).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Close the Lucky Egg banner' }).click();
  await expect(egg).toHaveCount(0);
  await page.reload();
  await page.getByRole('region', { name: 'News from the club' }).waitFor();
  await expect(egg).toHaveCount(0);
});

test('[egg-banner] on a turned phone it covers nothing of the balance', async ({ page, club }) => {
  await withoutSplash(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await enterAs(page, await demoToken(club), '/?lang=en');
  const egg = page.getByRole('link', { name: 'Lucky Egg', exact: true });
  const card = page.getByRole('region', { name: 'Your coins' });
  for (const told of [card.getByText('Available coins'), card.locator('img').first()])
    await expect.poll(() => overlap(egg, told)).toBe(false);
});

test('who is further down home is not pushed on by what waits for them, once that was known', async ({
  page,
  club,
}) => {
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/?lang=en');
  const last = page.getByRole('link', { name: /^Your days and goals/ });
  const event = page.getByRole('main').locator(`a[href="${paths.event.path}"]`);
  const areKnown = async () => {
    await expect(event).toBeVisible();
    await expect(last).toBeVisible();
  };
  await areKnown();
  const come = await holdReads(page, eventPath, progressPath);
  await page.reload();
  await appStarted(page);
  const games = page.getByRole('heading', { name: 'Tonight at the club' });
  await games.scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'News from the club' }).waitFor();
  await expect(last).toHaveCount(0);
  const before = await games.boundingBox();
  come();
  await areKnown();
  expect(await games.boundingBox()).toEqual(before);
});
