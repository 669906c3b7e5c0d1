/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { LANGUAGES } from '#contract/languages.ts';
import { languageOf } from './addresses.ts';
import { keep, languagesKept } from './keepers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: the files of tools/pwa/precache.ts, `revision` null where the name has a hash. */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry === 'object');
const pathOf = ({ url }: { url: string }) => new URL(url, self.location.href).pathname;
const filesOf = (language: string) =>
  entries.map(pathOf).filter((path) => languageOf(path) === language);

// What starts the app, whatever its language. A page is asked for at the server first (pages.ts).
precacheAndRoute(
  entries.filter((entry) => languageOf(pathOf(entry)) === null),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();

// A first visit hands over its language with all else it has loaded; a later version has the same one ready.
self.addEventListener('install', (event) => {
  const keepLanguages = async () => {
    const used = await languagesKept();
    const files = LANGUAGES.filter((language) => used.has(language)).flatMap(filesOf);
    await Promise.all(files.map((path) => keep(event, path)));
  };
  event.waitUntil(keepLanguages());
});
