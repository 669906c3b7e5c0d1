import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Language } from '#contract/languages.ts';
import type * as Prerender from '#src/app/prerender.tsx';

const MANIFEST = '.vite/manifest.json';
const HERO = 'assets/ui/hero-home.svg';

/** Where most come in: their screens are asked for with the page. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'src/screens/home/HomeScreen.tsx',
  '/games': 'src/screens/games/GamesScreen.tsx',
  '/helpdesk': 'src/screens/helpdesk/HelpdeskScreen.tsx',
};
const GAME_SCREEN = 'src/screens/game/GameScreen.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Builds the prerenderer as the app is built: with its addresses of pictures, its names of styles. */
const loadPrerender = async (dist: string) => {
  const outDir = join(dist, '.prerender');
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { prerender }: typeof Prerender = await import(resolve(outDir, 'prerender.js'));
  rmSync(outDir, { recursive: true });
  return prerender;
};

interface Opening {
  /**
   * What the page needs beside what index.html names, so that it is asked for at once and not when the
   * script before it has run: the language's texts, and where most come in the screen and its styles.
   */
  links: string[];
  /** What stands in the page before any script has run, around or in place of index.html's own `logo`. */
  stand: (logo: string) => string;
}

/** How a page opens in a language, once `dist` is built with this `index`. */
export const readOpenings = async (
  dist: string,
  index: string,
): Promise<(path: string, language: Language) => Promise<Opening>> => {
  const prerender = await loadPrerender(dist);
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build's manifest has no ${source}`);
    return found;
  };
  const withImports = (source: string): string[] => [
    source,
    ...(chunk(source).imports ?? []).flatMap(withImports),
  ];
  const isNew = (file: string) => !index.includes(file);
  const hero = `<img class="starting-scene" src="/${chunk(HERO).file}" width="780" height="440" alt="" fetchpriority="high" />`;

  return async (path, language) => {
    const screen = path.startsWith('/games/') ? GAME_SCREEN : SCREENS[path];
    const chunks = [...new Set(screen ? withImports(screen) : [])].map(chunk);
    const styles = chunks.flatMap(({ css = [] }) => css).filter(isNew);
    const texts = chunk(`src/app/locales/${language}.ts`);
    const scripts = [...chunks, texts].map(({ file }) => file).filter(isNew);
    const html = await prerender(path, language);
    return {
      links: [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ],
      stand: (logo) => {
        // Only to be looked at: what is touched before the app has started would be lost.
        if (html !== null) return `<div class="prerendered" inert>${html}</div>`;
        return path === '/' ? hero + logo : logo;
      },
    };
  };
};
