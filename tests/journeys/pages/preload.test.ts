import type { Page } from 'playwright/test';
import { demoToken, enterAs } from '../steps.ts';
import { skipGuide } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

// While a game's page is read, its table is preloaded: Play then fetches how the game stands, and nothing else.

const PAGE = '/games/lucky-egg?lang=en';
const door = (page: Page) => page.getByRole('link', { name: 'Play', exact: true });
const table = (page: Page) => page.getByRole('button', { name: 'Open the nest' });

/** A player who has seen the guide, at the game's page. */
const atPage = async (page: Page, token: string) => {
  await enterAs(page, token, PAGE);
  await press(door(page));
  await skipGuide(page);
  await soon(table(page)).toBeVisible();
  await page.goto(PAGE);
};

/** What is fetched from here on of the game: its files, and the club's answers. */
const watchFetches = (page: Page) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css|json|webp|webm|m4a)$/.test(pathname) || pathname.startsWith('/api/games'))
      fetched.push(pathname);
  });
  return fetched;
};

test('a game’s table is preloaded before it is played: Play asks for the round alone', async ({
  page,
  club,
}) => {
  await atPage(page, await demoToken(club));
  // The last of what is loaded ahead, each in a task of its own.
  const sounds = Promise.all(
    ['lucky-egg', 'club'].map((name) => page.waitForRequest(new RegExp(`/audio/${name}-\\w+\\.`))),
  );
  await page.reload();
  await sounds;
  await page.waitForLoadState('networkidle');
  const fetched = watchFetches(page);
  await press(door(page));
  await soon(table(page)).toBeVisible();
  // Music and messages come whenever they come.
  expect(fetched.filter((path) => !/-music-|inbox/i.test(path))).toEqual([
    '/api/games/lucky-egg/round',
  ]);
});

test('whoever saves data loads a game when it is played', async ({ page, club }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await atPage(page, await demoToken(club));
  const fetched = watchFetches(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /\/(art|audio)\//.test(path))).toEqual([]);
  await press(door(page));
  await soon(table(page)).toBeVisible();
  expect(fetched.some((path) => path.startsWith('/audio/lucky-egg'))).toBe(true);
});
