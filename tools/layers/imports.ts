import { posix } from 'node:path';
import { parseSync } from 'vite';

/** One file naming another, or a library, whatever it takes from it: values and types alike. */
export interface Import {
  /** Path of the file, from the project's root. */
  from: string;
  /** Path of the file that is meant, or the library's name. */
  to: string;
  isLibrary: boolean;
}

/** `import('./x.ts').Type` and `new URL('./x.ts', import.meta.url)`: no import statement has them. */
const UNSTATED = [
  /\bimport\(\s*'([^']+)'\s*\)/g,
  /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g,
  /\bvi\.(?:doM|m)ock\(\s*'([^']+)'/g,
];

// Vite's `import.meta.glob`, of one pattern or a list; its * stands for any name.
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g;

const globsOf = (text: string): string[] =>
  [...text.matchAll(GLOB)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([^'!][^']*)'/g)].map(([, glob = '']) => glob),
  );

const specifiersOf = (file: string, text: string): Set<string> => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value);
  for (const pattern of UNSTATED)
    for (const [, specifier = ''] of text.matchAll(pattern)) found.add(specifier);
  for (const glob of globsOf(text)) found.add(glob);
  return found;
};

/** 'node:fs' and '@scope/name/deep' as the library they belong to. */
const libraryOf = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node:';
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

const resolve = (from: string, specifier: string): Pick<Import, 'to' | 'isLibrary'> => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#') || path.startsWith('/')) return { to: path.slice(1), isLibrary: false };
  if (path.startsWith('.')) return { to: posix.join(posix.dirname(from), path), isLibrary: false };
  return { to: libraryOf(path), isLibrary: true };
};

/** What a file of this text would import. */
export const importsIn = (from: string, text: string): Import[] =>
  [...specifiersOf(from, text)].map((specifier) => ({ from, ...resolve(from, specifier) }));
