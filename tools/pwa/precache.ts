import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ManifestEntry } from 'workbox-build';
import { LANGUAGES } from '#contract/languages.ts';
import { languageOf } from '#src/sw/addresses.ts';
import { readManifest } from '../manifest.ts';

/** Bytes as they travel: shell, home, inbox and what says that something can't be had, in one language. */
const MOST = 600 * 1024;

/** What starts without the network: each with all it imports, its looks and its pictures. */
const PARTS = [
  'club',
  'beside',
  'more',
  'src/features/nav/ClubMenu.tsx',
  'src/screens/inbox/screens.ts',
  'src/screens/launch/launch.ts',
  ...LANGUAGES.map((language) => `src/app/locales/${language}.ts`),
];

type Entry = ManifestEntry & { size: number };

const filesOf = (dist: string): ReadonlySet<string> => {
  const chunkOf = readManifest(dist);
  const files = new Set(['index.html']);
  const met = new Set<string>();
  const add = (part: string): void => {
    if (met.has(part)) return;
    met.add(part);
    const { file, css = [], assets = [], imports = [] } = chunkOf(part);
    for (const each of [file, ...css, ...assets]) files.add(each);
    for (const other of imports) add(other);
  };
  for (const part of PARTS) add(part);
  return files;
};

/** Of what was built into `dist`, the files the worker has ready; throws when they are too heavy. */
export const choosePrecache = (dist: string, built: readonly Entry[]): Entry[] => {
  const files = filesOf(dist);
  const chosen = built.filter(({ url }) => files.has(url));
  const weigh = ({ url }: Entry) => gzipSync(readFileSync(join(dist, url))).length;
  for (const language of LANGUAGES) {
    const own = chosen.filter(({ url }) => [null, language].includes(languageOf(`/${url}`)));
    const bytes = own.reduce((sum, entry) => sum + weigh(entry), 0);
    if (bytes > MOST)
      throw new Error(`${Math.round(bytes / 1024)} KB are kept for a start offline (${language})`);
  }
  return chosen;
};
