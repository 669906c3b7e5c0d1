import type { Page } from 'playwright/test';
import type { Club } from './club.ts';
import { expect } from './test.ts';

/** What a crawler that runs no scripts reads in a page's head. */
const headOf = (html: string) => {
  const head = html.split('</head>')[0] ?? '';
  const first = (pattern: RegExp) => pattern.exec(head)?.[1] ?? null;
  return {
    language: first(/<html lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    picture: first(/<meta property="og:image" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: new Map(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, href],
      ),
    ),
  };
};

/** A page's static head, as the server sends it to a crawler: what fetch takes is anything. */
export const readHead = async (url: string) => {
  const answer = await fetch(url);
  return { answer, ...headOf(await answer.text()) };
};

const plain = (text: string | null): string =>
  (text ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The app says the same as the static head, and says it once. */
export const expectSameHead = async (page: Page, club: Club): Promise<void> => {
  const stands = await readHead(club.url + page.url().slice(new URL(page.url()).origin.length));
  await expect(page.locator('head [data-static]')).toHaveCount(0);
  const description = page.locator('head meta[name=description]');
  await expect(description).toHaveAttribute('content', plain(stands.description));
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', plain(stands.canonical));
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(stands.alternates.size);
  await expect(page).toHaveTitle(plain(stands.title));
};
