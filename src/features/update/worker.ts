import { sleep, wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { keepChecking } from './check.ts';
import { noticeForms } from './open.ts';
import { offerUpdate, takeUpdate } from './update.ts';

/** What this page has loaded before the worker had it: kept as if it had come through it. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).origin === window.location.origin);

/**
 * The page itself came through the worker, and so does all it loads. A controller alone says less: it may have
 * taken the page over while it loaded.
 */
const isFromWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);

/** No worker takes longer to take over, and other tabs wait for it. Milliseconds. */
const TAKE_OVER_MS = 5_000;

/** Resolves when another worker has this page. */
const takenOver = (): Promise<void> =>
  new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );

/** What the worker fetches would hold up the page's own files. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    window.addEventListener('load', () => resolve(), { once: true });
  });

const reload = (): void => window.location.reload();

/** Offers each version that waits, one that waits already as well. */
const followUpdates = (registration: ServiceWorkerRegistration, offer: () => void): void => {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker of all waits for nobody.
      if (installing.state === 'installed' && registration.active) offer();
    });
  };
  if (registration.waiting) offer();
  follow();
  registration.addEventListener('updatefound', follow);
};

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // What takes over a page that had none is no new version.
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab took the new version: this one follows as soon as nothing is open in it.
    if (hadWorker) {
      offerUpdate({ activate: async () => {}, reload });
      void takeUpdate();
    }
    hadWorker = true;
  });
  await pageLoaded();
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const activate = async () => {
    const taken = takenOver();
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    await Promise.race([taken, sleep(wallClock, TAKE_OVER_MS)]);
  };
  followUpdates(registration, () => void offerUpdate({ activate, reload }));
  keepChecking(() => registration.update());
  if (isFromWorker()) return;
  // The worker may be one that a page before this one, or another tab, had installed.
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedHere() } });
};

let isStarted = false;

/** Starts the service worker, once a visit; development has none, and a browser without goes on without. */
export const startServiceWorker = async (): Promise<void> => {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  noticeForms();
  try {
    await register();
  } catch (error) {
    logFailure('The service worker did not start', error);
  }
};
