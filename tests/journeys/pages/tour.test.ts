import type { Page } from 'playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import { PUBLIC_PATHS, paths } from '#src/base/paths.ts';
import { expectAccessible } from '../axe.ts';
import { expectSameHead } from '../head.ts';
import { appStarted, demoToken, enterAs, inLanguage, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';

// Every address of the club, as a visitor and as a player, in each language, on the narrowest phone.

/** The rows of the requirements a path stands for, next to those every path stands for. */
const ROWS: Readonly<Record<string, string>> = {
  '/': '[route-home]',
  '/login': '[route-login]',
  '/register': '[route-register]',
  '/terms-and-conditions': '[route-terms]',
  '/privacy-policy': '[route-privacy]',
  '/brand-ambassador': '[route-ambassador]',
  '/redeem': '[route-redeem]',
  '/transaction': '[route-transaction]',
  '/games': '[route-games]',
  '/promotions': '[route-promotions]',
  '/event': '[route-quiz]',
  '/event/terms': '[route-quiz]',
  '/event/spin': '[route-quiz]',
  '/helpdesk': '[route-helpdesk]',
  '/inbox': '[route-inbox]',
  '/setting': '[route-setting] [settings-menu]',
  '/setting/language': '[route-setting-language]',
  '/setting/volume': '[route-setting-volume]',
  '/setting/faq': '[route-setting-faq]',
  '/setting/terms-and-conditions': '[route-setting-terms]',
  '/setting/uid': '[settings-uid]',
  '/setting/name': '[settings-name]',
  '/setting/no-such-thing': '[route-404] [route-setting-terms]',
  '/inbox/no-such-thing': '[route-404] [route-inbox-id]',
  '/redeem/no-such-thing': '[route-404] [route-redeem]',
  '/games/poker': '[route-404] [route-game-detail]',
  '/no/such/place': '[route-404]',
};
const rowsOf = (...addresses: string[]) => {
  const own = addresses.flatMap((path) => {
    const named = ROWS[path] ?? (path.startsWith('/games/') ? '[route-game-detail]' : '');
    return named.split(' ').filter(Boolean);
  });
  return [...new Set([...own, '[i18n]', '[guard-meta]', '[nav-bottom]'])].join(' ');
};

/** These lead on at once, ask for the number of a message or a redemption, or are shown while the club is closed. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  paths.game.path,
  paths.play.path,
  paths.inboxMessage.path,
  paths.eventWeek.path,
  paths.redemption.path,
  paths.launch.path,
  paths.logout.path,
  paths.maintenance.path,
]);
const MEMBERS_ONLY = [
  ...Object.values(paths)
    .map(({ path }): string => path)
    .filter((path) => !PUBLIC_PATHS.has(path) && !ELSEWHERE.has(path)),
  ...Object.keys(ROWS).filter((path) => ROWS[path]?.startsWith('[route-404]')),
];

/** Spec 2: where the bar is shown; nowhere else. */
const WITH_BAR: ReadonlySet<string> = new Set([
  '/',
  '/games',
  '/event',
  '/promotions',
  '/inbox',
  '/setting',
  '/helpdesk',
]);
const BAR = { en: 'Main', zh: '主导航', ms: 'Utama' } as const;
const ENTRANCES: ReadonlySet<string> = new Set(['/login', '/register']);

/** A game whose name is one in English and in Malay. */
const SAME_NAME = paths.game.href('squidgame');

/** Nothing on it is still loading. */
const settled = async (page: Page) => {
  await appStarted(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('main').getByRole('status', { name: /.+/ })).toHaveCount(0);
};

/** The page that was opened in English is well, and as well in the other languages. */
const expectWell = async (
  page: Page,
  path: string,
  hasBar: boolean,
  also: () => Promise<void> = async () => {},
) => {
  const titles = new Set<string>();
  const headings = new Set<string>();
  for (const language of LANGUAGES) {
    if (language !== 'en') await inLanguage(page, path, language);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(/Hornbill Club/);
    await expect.poll(async () => titles.has(await page.title())).toBe(false);
    titles.add(await page.title());
    headings.add((await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing reaches beyond the narrowest phone').toBeLessThanOrEqual(320);
    await expect(page.getByRole('navigation', { name: BAR[language], exact: true })).toHaveCount(
      hasBar ? 1 : 0,
    );
    // What is wrong for a machine's eyes is so in every language: names, roles, contrast.
    if (language === 'en') await expectAccessible(page);
    await also();
  }
  expect(titles.size).toBe(LANGUAGES.length);
  expect(headings.size).toBe(LANGUAGES.length - (path === SAME_NAME ? 1 : 0));
};

test.use({ viewport: { width: 320, height: 640 } });

test('[guard-visitor] a visitor anywhere else is asked to join, and the address is remembered', async ({
  page,
}) => {
  for (const path of [...MEMBERS_ONLY, '/games/fto/play', '/inbox/1', '/launch?action=redeem']) {
    await page.goto(path);
    await expect(page).toHaveURL('/register');
    expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBe(path);
  }
});

/** Each group is gone through on one page, an address after the other: a page of its own for each took twice the time. */
const groupsOf = (addresses: readonly string[]) =>
  Object.entries(
    Object.groupBy(addresses, (path) => /^\/(games|setting)/.exec(path)?.[1] ?? 'the rest'),
  );

for (const [group, addresses = []] of groupsOf([...PUBLIC_PATHS]))
  test(`${rowsOf(...addresses)} [guard-visitor] a visitor at each address: ${group}`, async ({
    page,
    club,
  }) => {
    await withoutSplash(page);
    for (const path of addresses)
      await test.step(path, async () => {
        await page.goto(`${path}?lang=en`);
        const hasBar = WITH_BAR.has(path) || ENTRANCES.has(path);
        await expectWell(page, path, hasBar, () => expectSameHead(page, club));
      });
  });

const OF_PLAYERS = [...PUBLIC_PATHS, ...MEMBERS_ONLY].filter((path) => !ENTRANCES.has(path));

for (const [group, addresses = []] of groupsOf(OF_PLAYERS))
  test(`${rowsOf(...addresses)} a player at each address: ${group}`, async ({ page, club }) => {
    await withoutSplash(page);
    await enterAs(page, await demoToken(club), '/?lang=en');
    for (const path of addresses)
      await test.step(path, async () => {
        await page.goto(`${path}?lang=en`);
        await expectWell(page, path, WITH_BAR.has(path));
      });
  });
