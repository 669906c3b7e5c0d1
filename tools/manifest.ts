import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Finds in Vite's manifest of a build what a part came to: a source's own file, or one of tools/chunks.ts by its name. */
export const readManifest = (dist: string): ((part: string) => Chunk) => {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
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
