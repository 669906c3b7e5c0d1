import type { Page } from 'playwright/test';
import { timeout } from '#tools/timeouts.ts';
import type { Releases } from './releases.ts';
import { expect } from './test.ts';

const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return false;
    const parts = await (await caches.open('parts')).keys();
    return parts.some(({ url }) => url.includes(`/assets/${document.documentElement.lang}-`));
  });

/** The service worker has the page, and keeps what the page had loaded before: its language as well. */
export const workerReady = (page: Page): Promise<void> =>
  expect.poll(() => isReady(page), { timeout: timeout.loading }).toBe(true);

/** Another version is out; the page looks for it now. Resolves when it waits. */
export const releaseNext = async (page: Page, releases: Releases): Promise<void> => {
  releases.release('next');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, { timeout: timeout.loading }).toBe(true);
};

/** The next version has taken over, and the page was loaded anew. */
export const isNext = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => (await caches.has('next')) && !('before' in window))
    // Asked while one load gives way to the next.
    .catch(() => false);

/**
 * Does what has the next version take over, and waits until it has. With DevTools, by which Playwright watches
 * workers, Chromium ends the old one in the middle of its answers. They start it again, it stays on, and the load of
 * the page that ends it at last can be lost. An old worker that was started again is ended here, as it would have
 * been without DevTools once it had answered.
 */
export const takeNext = async (
  page: Page,
  { url }: Releases,
  take: () => Promise<void>,
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const stopped = new Set<string>();
  const told: Promise<unknown>[] = [];
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopping') stopped.add(versionId);
      if (runningStatus === 'running' && stopped.delete(versionId))
        told.push(devtools.send('ServiceWorker.skipWaiting', { scopeURL: `${url}/` }));
    }
  });
  await devtools.send('ServiceWorker.enable');
  await take();
  await expect.poll(() => isNext(page)).toBe(true);
  await Promise.all(told);
  await devtools.detach();
};

/** The page says to all tabs that something is open in it. */
export const isHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.locks.request('something-open', { ifAvailable: true }, (lock) => lock === null),
  );

/** Tells this load of the page from a later one. */
export const markLoad = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { before: true });
  });

/** The page is still the one that was marked. */
export const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => 'before' in window);

/** The page is put away, as when another app comes to the front. */
export const putAside = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The page has fetched a file of that name. */
export const hasLoaded = (page: Page, file: RegExp): Promise<boolean> =>
  page.evaluate(
    (pattern) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    file.source,
  );
