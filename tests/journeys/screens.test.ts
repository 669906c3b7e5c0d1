import { expectAccessible } from './axe.ts';
import { demoToken, enterAs } from './steps.ts';
import { expect, test } from './test.ts';

const LANGUAGES = ['en', 'zh', 'ms'] as const;

/** A screen's path and its heading in the three languages. */
interface Screen {
  row: string;
  path: string;
  heading: Record<(typeof LANGUAGES)[number], string | RegExp>;
}

const PUBLIC: Screen[] = [
  {
    row: 'route-home',
    path: '/',
    heading: { en: 'Come in. Your table is ready.', zh: /./, ms: /./ },
  },
  { row: 'route-login', path: '/login', heading: { en: 'Welcome back', zh: /./, ms: /./ } },
  { row: 'route-register', path: '/register', heading: { en: 'Take your seat', zh: /./, ms: /./ } },
  { row: 'route-games', path: '/games', heading: { en: 'The games', zh: /./, ms: /./ } },
  {
    row: 'route-game-detail',
    path: '/games/fto',
    heading: { en: 'Find the Odd', zh: '找不同', ms: 'Cari Yang Ganjil' },
  },
  { row: 'route-terms', path: '/terms-and-conditions', heading: { en: /Terms/, zh: /./, ms: /./ } },
  { row: 'route-privacy', path: '/privacy-policy', heading: { en: /Privacy/, zh: /./, ms: /./ } },
];
const MEMBERS: Screen[] = [
  { row: 'route-home', path: '/', heading: { en: /Good/, zh: /./, ms: /Selamat/ } },
  { row: 'route-redeem', path: '/redeem', heading: { en: 'Redeem coins', zh: /./, ms: /./ } },
  {
    row: 'route-transaction',
    path: '/transaction',
    heading: { en: 'Transaction history', zh: /./, ms: /./ },
  },
];

test.describe('every screen in three languages', () => {
  for (const [who, screens] of [
    ['a visitor', PUBLIC],
    ['a player', MEMBERS],
  ] as const) {
    for (const { row, path, heading } of screens) {
      test(`[${row}] ${who} reads ${path}`, async ({ page, club }) => {
        if (who === 'a player') await enterAs(page, await demoToken(club), '/games');
        const headings = new Set<string>();
        for (const language of LANGUAGES) {
          await page.goto(`${path}?lang=${language}`);
          const title = page.getByRole('heading', { level: 1 });
          await expect(title).toHaveText(heading[language]);
          for (const text of await title.allTextContents()) headings.add(text);
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
          await expect(page).toHaveTitle(/Hornbill Club/);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
          await page.locator('[data-stage]').waitFor({ state: 'detached' });
          await expectAccessible(page);
        }
        expect(headings.size).toBe(LANGUAGES.length);
      });
    }
  }
});

test('[route-games] [games-cards] the list shows the five games, ended ones last', async ({
  page,
}) => {
  await page.goto('/games?lang=en');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards).toHaveCount(5);
  for (const title of [
    'Find the Odd',
    'Spin Wheel',
    'Squid Game',
    'Rock Paper Scissors',
    'Lucky Egg',
  ])
    await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('[route-game-detail] each game has its page; another key is 404', async ({ page, club }) => {
  for (const key of ['fto', 'spin-wheel', 'squidgame', 'rock-scissor-paper', 'lucky-egg']) {
    await page.goto(`/games/${key}?lang=en`);
    await expect(page.getByText('RTP').first()).toBeVisible();
    await expect(page.getByText('Max odds')).toBeVisible();
    await expect(page.getByText('Volatility')).toBeVisible();
  }
  // A visitor would be asked in first: only the five pages are public.
  await enterAs(page, await demoToken(club), '/games/poker?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path leads nowhere');
});

test('[route-404] an unknown path says so to a player and leads home', async ({ page, club }) => {
  await enterAs(page, await demoToken(club), '/games');
  await page.goto('/no/such/place?lang=en');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(games)?$/);
});

test('narrow phones and wide desktops scroll only downwards', async ({ page, club }) => {
  await enterAs(page, await demoToken(club), '/games');
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/redeem', '/transaction', '/games', '/games/fto']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBe(0);
    }
  }
});
