import { GAME_KEYS } from '#contract/games.ts';
import { paths } from '#src/base/paths.ts';
import { expectAccessible } from '../axe.ts';
import { demoToken, enterAs, inLanguage, SCREENS_OF_PLAYERS, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';
import { expectWholeWords } from '../words.ts';

test('[route-games] [games-cards] the list shows the five games, ended ones last', async ({
  page,
}) => {
  await page.goto('/games?lang=en');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards).toHaveCount(GAME_KEYS.length);
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
  for (const key of GAME_KEYS) {
    await page.goto(`/games/${key}?lang=en`);
    await expect(page.getByText('RTP').first()).toBeVisible();
    await expect(page.getByText('Top prize')).toBeVisible();
    await expect(page.getByText('Volatility')).toBeVisible();
  }
  // A visitor would be asked in first: only the games' pages are public.
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

test('turned phones and wide desktops scroll only downwards', async ({ page, club }) => {
  await enterAs(page, await demoToken(club), '/games');
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/redeem', '/transaction', '/games', '/games/fto']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoSideways(page);
    }
  }
});

/** What lies further down is laid out as well: it is not before it comes near the window. */
const LARGE_TEXT = 'html { font-size: 200% } * { content-visibility: visible !important }';
const SMALL_PHONE = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const OF_VISITORS = [paths.home.path, paths.login.path, paths.register.path];
const OF_ALL = ['/transaction?show=rounds', ...SCREENS_OF_PLAYERS];

for (const language of ['en', 'ms'] as const)
  test(`text at twice its size: nothing is pushed out at the side, no word is broken, and the bar keeps its rooms (${language})`, async ({
    page,
    club,
  }) => {
    const look = async (path: string) => {
      const title = await page.title();
      await inLanguage(page, path, language);
      // No two screens have one title, and it comes with the screen.
      await expect(page).not.toHaveTitle(title);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoSideways(page);
      const rooms = page.getByRole('navigation', { name: /^(Main|Utama)$/ }).getByRole('link');
      for (const room of await rooms.all()) await expect(room).toBeInViewport({ ratio: 0.95 });
      await page.setViewportSize(PHONE);
      await expectWholeWords(page);
      for (const room of await rooms.all()) {
        // As large as there is room for, and whole.
        const [size, over] = await room.evaluate((each) => [
          Number.parseFloat(getComputedStyle(each).fontSize),
          each.scrollWidth - each.clientWidth,
        ]);
        expect([size ?? 0, over]).toEqual([expect.closeTo(13.8, 0), 0]);
      }
      await page.setViewportSize(SMALL_PHONE);
    };
    await withoutSplash(page);
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/games');
    await page.addStyleTag({ content: LARGE_TEXT });
    for (const path of OF_VISITORS) await look(path);
    await enterAs(page, await demoToken(club), '/games');
    await page.addStyleTag({ content: LARGE_TEXT });
    for (const path of OF_ALL) await look(path);
  });

test('text at twice its size: the club’s menu is pushed out at no side, and no word of it is broken', async ({
  page,
  club,
}) => {
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/games?lang=en');
  await page.addStyleTag({ content: LARGE_TEXT });
  await page.getByRole('button', { name: /^Your club/ }).click();
  const menu = page.getByRole('dialog', { name: 'Your club' });
  await menu.waitFor();
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size);
    for (const each of await menu.locator('a, button').all()) {
      const box = await each.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
    if (size === PHONE) await expectWholeWords(page);
  }
});
