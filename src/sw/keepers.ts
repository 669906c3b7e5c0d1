/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { Language } from '#contract/languages.ts';
import { assetKind, languageOf } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps files as they are used; of more than `most` the one not used for longest goes. */
const keeper = (cacheName: string, most: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    // Its class says `undefined` where the interface says that nothing is there.
    plugins: [new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true }) as WorkboxPlugin],
  });

/** A visit to every screen takes some 120 parts and 60 pictures, a game five to ten files of its own. */
const KEEPERS = {
  part: keeper('parts', 200),
  picture: keeper('pictures', 150),
  played: keeper('played', 40),
};

/** Who keeps the file of that path; null: nobody may. */
export const keeperOf = (path: string): CacheFirst | null => {
  const kind = assetKind(path);
  return kind && KEEPERS[kind];
};

/** Keeps a file before it is used; resolves when it is there, rejects when it can't be had. */
export const keep = async (event: ExtendableEvent, path: string): Promise<void> => {
  const [answer, done] = keeperOf(path)?.handleAll({ event, request: new Request(path) }) ?? [];
  await answer;
  await done;
};

/** The languages this device has seen the club in. */
export const languagesKept = async (): Promise<ReadonlySet<Language | null>> => {
  const cache = await self.caches.open(KEEPERS.part.cacheName);
  return new Set((await cache.keys()).map(({ url }) => languageOf(new URL(url).pathname)));
};
