import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ManifestEntry } from 'workbox-build';
import { LANGUAGES } from '#contract/languages.ts';
import { languageOf } from '#src/sw/addresses.ts';

/** Bytes as they travel: shell, home, inbox and what says that something can't be had, in one language. */
const MOST = 600 * 1024;

/** What starts without the network: each with all it imports, its looks and its pictures. */
const SOURCES = [
  'index.html',
  'src/screens/home/HomeScreen.tsx',
  'src/screens/home/more.ts',
  'src/features/nav/ClubMenu.tsx',
  'src/features/club/playerQuery.ts',
  'src/base/calls/queryClient.ts',
  'contract/refresh.ts',
  'src/features/inbox/inbox.ts',
  'src/screens/inbox/screens.ts',
  'src/screens/launch/launch.ts',
  'src/app/beside.ts',
  ...LANGUAGES.map((language) => `src/app/locales/${language}.ts`),
];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Entry = ManifestEntry & { size: number };

const filesOf = (manifest: Record<string, Chunk>): ReadonlySet<string> => {
  const files = new Set(['index.html']);
  const met = new Set<string>();
  const add = (source: string): void => {
    if (met.has(source)) return;
    met.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build's manifest has no ${source}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const source of SOURCES) add(source);
  return files;
};

/** Of what was built into `dist`, the files the worker has ready; throws when they are too heavy. */
export const choosePrecache = (dist: string, built: readonly Entry[]): Entry[] => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = filesOf(manifest);
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
