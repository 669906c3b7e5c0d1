import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const read = (dist: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Finds in Vite's manifest of a build what a part came to: a source's own file, or one of tools/chunks.ts by its name. */
export const readManifest = (dist: string): ((part: string) => Chunk) => {
  const manifest = read(dist);
  // What is of several sources has no key of theirs.
  const named = new Map(
    Object.entries(manifest).flatMap(([key, chunk]) =>
      key.startsWith('_') && chunk.name ? [[chunk.name, chunk]] : [],
    ),
  );
  return (part) => {
    const found = manifest[part] ?? named.get(part);
    if (!found) throw new Error(`The build's manifest has no ${part}`);
    return found;
  };
};

/** The sources that a build gave a file to be asked for by itself, each with the names of all files that come with it. */
export const readEntries = (dist: string): [source: string, files: ReadonlySet<string>][] => {
  const manifest = read(dist);
  const add = (key: string, met: Map<string, string>): Map<string, string> => {
    const { name = key, imports = [] } = manifest[key] ?? {};
    if (!met.has(key)) {
      met.set(key, name);
      for (const other of imports) add(other, met);
    }
    return met;
  };
  return Object.entries(manifest).flatMap(([key, { isEntry, isDynamicEntry }]) =>
    isEntry || isDynamicEntry ? [[key, new Set(add(key, new Map()).values())]] : [],
  );
};
