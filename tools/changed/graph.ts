import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { importsIn } from '../layers/imports.ts';

/** Which files depend on a file: those that import it, and those that name its path, folder or glob in quotes. */
export type Dependents = (file: string) => readonly string[];

const CODE = /\.tsx?$/;
/** What might be a path: 'docs/spec.md', `games/${key}/rules.ts`, 'tests/recordings/*'. */
const QUOTED = /(['`])((?:[\w.*{},/-]|\$\{[^}'`]*\})+)\1/g;
const WILD = /[*{]/;

const namedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, , named = '']) => named.replaceAll(/\$\{[^}]*\}/g, '*'));

/** Folders of these files, the deepest and those around it. */
const foldersOf = (files: readonly string[]): Set<string> => {
  const folders = new Set<string>();
  for (const file of files)
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1))
      folders.add(file.slice(0, at));
  return folders;
};

/** Reads all code among the files of the project. */
export const readGraph = (files: readonly string[]): Dependents => {
  const known = new Set(files);
  const folders = foldersOf(files);
  const dependents = new Map<string, Set<string>>();
  const add = (to: string, from: string) => {
    const those = dependents.get(to) ?? new Set();
    if (to !== from) dependents.set(to, those.add(from));
  };
  const addGlob = (glob: string, from: string) => {
    const start = glob.slice(0, glob.search(WILD));
    for (const file of files)
      if (file.startsWith(start) && matchesGlob(file, glob)) add(file, from);
  };
  for (const from of files.filter((file) => CODE.test(file))) {
    const text = readFileSync(from, 'utf8');
    const imported = importsIn(from, text).filter(({ isLibrary }) => !isLibrary);
    for (const to of new Set([...imported.map((each) => each.to), ...namedIn(text)])) {
      if (known.has(to)) add(to, from);
      else if (to.includes('/') && folders.has(to)) addGlob(`${to}/**`, from);
      // One that begins with any name says nothing.
      else if (to.includes('/') && WILD.test(to) && !to.startsWith('*')) addGlob(to, from);
    }
  }
  return (file) => [...(dependents.get(file) ?? [])];
};
