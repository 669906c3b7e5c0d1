import { Workbox } from 'workbox-window';
import { sleep, wallClock } from '#engine/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { keepChecking } from './check.ts';
import { noticeForms } from './open.ts';
import { offerUpdate, takeUpdate } from './update.ts';

/** What this page has loaded before the worker was there: kept as if it had come through it. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).origin === window.location.origin);

/** No worker takes longer to take over, and other tabs wait for it. Milliseconds. */
const TAKE_OVER_MS = 5_000;

/** Resolves when another worker has this page. */
const takenOver = (): Promise<void> =>
  new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );

const reload = (): void => window.location.reload();

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // What takes over a page that had none is no new version.
  let hadWorker = serviceWorker.controller !== null;
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const activate = async () => {
    const taken = takenOver();
    workbox.messageSkipWaiting();
    await Promise.race([taken, sleep(wallClock, TAKE_OVER_MS)]);
  };
  const offer = () => void offerUpdate({ activate, reload });
  workbox.addEventListener('waiting', offer);
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab took the new version: this one follows as soon as nothing is open in it.
    if (hadWorker) {
      offerUpdate({ activate: async () => {}, reload });
      void takeUpdate();
    }
    hadWorker = true;
  });
  const registration = await workbox.register();
  // Workbox follows the first update alone: where its installation fails, later ones would not be heard of.
  registration?.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer();
    });
  });
  keepChecking(() => workbox.update());
  if (hadWorker) return;
  await workbox.active;
  await workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedHere() } });
};

let isStarted = false;

/** Starts the service worker, once a visit; development has none, and a browser without goes on without. */
export const startWorker = async (): Promise<void> => {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  noticeForms();
  try {
    await register();
  } catch (error) {
    logFailure('The service worker did not start', error);
  }
};
