import { LANGUAGES } from '#contract/languages.ts';
import { PUBLIC_PATHS } from '#src/base/paths.ts';
import { readHead } from '../head.ts';
import { demoToken, enterAs } from '../steps.ts';
import { expect, test } from '../test.ts';

test('[guard-meta] each public page has its own head in static HTML, in each language', async ({
  club,
}) => {
  const titles = new Map<string, string>();
  for (const path of PUBLIC_PATHS) {
    const pages = await Promise.all(
      LANGUAGES.map((language) => readHead(`${club.url}${path}?lang=${language}`)),
    );
    const [page] = pages;
    for (const [i, each] of pages.entries()) {
      const language = LANGUAGES[i] ?? 'en';
      expect([path, each.language]).toEqual([path, language]);
      expect(each.description?.length ?? 0).toBeGreaterThan(language === 'zh' ? 8 : 20);
      // Reciprocal: each names the same addresses, and its own among them.
      expect(each.alternates).toEqual(page?.alternates);
      expect(each.canonical).toBe(each.alternates.get(language));
      expect([...each.alternates.keys()]).toEqual([...LANGUAGES, 'x-default']);
      const key = `${language} ${each.title}`;
      expect(titles.get(key) ?? path).toBe(path);
      titles.set(key, path);
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(LANGUAGES.length);
  }
  const map = await (await fetch(`${club.url}/sitemap.xml`)).text();
  expect(map.match(/<loc>/g)).toHaveLength(PUBLIC_PATHS.size * LANGUAGES.length);
  expect(await (await fetch(`${club.url}/robots.txt`)).text()).toContain('/sitemap.xml');
});

test('[guard-meta] a page shared in a messenger has a picture of its own, in each language', async ({
  club,
}) => {
  const pictures = new Map<string, string>();
  for (const path of PUBLIC_PATHS)
    for (const language of LANGUAGES) {
      const { picture } = await readHead(`${club.url}${path}?lang=${language}`);
      expect(picture).toMatch(/^https:\/\//);
      pictures.set(`${path} ${language}`, new URL(picture ?? '').pathname);
    }
  const ofGames = [...pictures].filter(([page]) => page.startsWith('/games/'));
  expect(new Set(ofGames.map(([, picture]) => picture)).size).toBe(ofGames.length);
  for (const picture of new Set(pictures.values())) {
    const answer = await fetch(club.url + picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { length } = await answer.bytes();
    // Messengers drop what is larger.
    expect(length).toBeLessThan(300_000);
  }
});

test('[guard-meta] [route-404] what is not for everyone is not for search engines', async ({
  page,
  club,
}) => {
  await enterAs(page, await demoToken(club), '/games');
  for (const [path, languages] of [
    ['/nowhere', 0],
    ['/redeem', LANGUAGES.length + 1],
  ] as const) {
    await page.goto(path);
    // A player's own page is there in each language, and says so.
    await expect(page.locator('head link[rel=alternate][hreflang]')).toHaveCount(languages);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  }
});

test('scripts and pages travel packed, as the client takes them', async ({ club }) => {
  const html = await (await fetch(`${club.url}/`)).text();
  const script = /(?:href|src)="(\/assets\/club-[^"]+\.js)"/.exec(html)?.[1];
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(club.url + script, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('createElement');
  }
});
