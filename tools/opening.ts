import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Language } from '#contract/languages.ts';
import type * as Prerender from '#src/app/prerender.tsx';
import { readManifest } from './manifest.ts';

const HERO = 'assets/ui/hero-home.svg';
/** The text face: words that stand there from the start keep their size when the app shows them. */
const FACE =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Where most come in: their screens are asked for with the page, and seen before they run. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  // Home comes with the app itself (tools/chunks.ts).
  '/': [],
  '/games': ['src/screens/games/GamesScreen.tsx'],
  '/helpdesk': ['src/screens/helpdesk/HelpdeskScreen.tsx'],
};
const GAME_SCREEN = ['src/screens/game/GameScreen.tsx'];

/** What members' screens are made of, by the first part of their addresses. */
const MEMBERS: Readonly<Record<string, string>> = {
  event: 'src/screens/event/screens.ts',
  inbox: 'src/screens/inbox/screens.ts',
  progress: 'src/screens/progress/ProgressScreen.tsx',
  redeem: 'src/screens/redeem/screens.ts',
  setting: 'src/screens/setting/settingScreens.ts',
  transaction: 'src/screens/transaction/TransactionScreen.tsx',
};
/** A game's table, which its screen then loads: two files of tools/chunks.ts, and the scene. */
const tableOf = (game: string): string[] => ['play', 'table', `games/${game}/scene.ts`];
/** Where its pictures and sounds are named (engine/canvas/stage/assets.ts). */
const ART = '<link rel="preload" as="fetch" crossorigin href="/manifest.json">';

/** What a page without a picture of its own is made of, and what it asks for besides. */
const partsOf = (path: string): { parts: readonly string[]; more: readonly string[] } => {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 'games' && third === 'play') return { parts: tableOf(second), more: [ART] };
  const screen = MEMBERS[first];
  return { parts: screen ? [screen] : [], more: [] };
};

/** Builds the prerenderer as the app is built: with its addresses of pictures, its names of styles. */
const loadPrerender = async (outDir: string) => {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: { groups: [] } } },
    },
  });
  const { prerender }: typeof Prerender = await import(resolve(outDir, 'prerender.js'));
  return prerender;
};

const STYLESHEET = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * The page with its stylesheets and `more` before its first script: nothing is seen before they are
 * there, and over HTTP/1.1 a browser fetches six files at a time.
 */
const looksFirst = (page: string, more: readonly string[]): string => {
  const styles = [...(page.match(STYLESHEET) ?? []).map((link) => link.trim()), ...more];
  return page
    .replace(STYLESHEET, '')
    .replace('<script type="module"', (script) => `${styles.join('\n    ')}\n    ${script}`);
};

/** A page's links go where they lead before the app has started; anything else touched by then would be lost. */
const linksAlone = (html: string): string =>
  html.replace(/<(?:button|input|select|textarea|summary)\b/g, '$& inert');

/** index.html's own picture, which stands where nothing better does. */
const LOGO = /<img class="starting"[^>]*>/;

interface Openings {
  openingOf(path: string, language: Language): Promise<string>;
  /** A member's page, which shows nothing ahead of time; null where it loads nothing of its own. */
  memberPageOf(path: string, language: Language): string | null;
  /** Takes away what rendered them. */
  close(): void;
}

/**
 * Puts into `dist`'s `index`, page by page, what the page needs beside what index.html names, so that it
 * is asked for at once and not when the script before it has run (the language's texts, and where most
 * come in the screen and its styles), and what stands there before any script has run.
 */
export const readOpenings = async (dist: string, index: string): Promise<Openings> => {
  const built = join(dist, '.prerender');
  const prerender = await loadPrerender(built);
  const chunk = readManifest(dist);
  const withImports = (source: string): string[] => [
    source,
    ...(chunk(source).imports ?? []).flatMap(withImports),
  ];
  const isNew = (file: string) => !index.includes(file);
  const hero = `<img class="starting-scene" src="/${chunk(HERO).file}" width="780" height="440" alt="" fetchpriority="high" />`;
  const face = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunk(FACE).file}">`;

  /** The page with all that these screens are made of, in a language. */
  const withParts = (screens: readonly string[], language: Language, more: readonly string[]) => {
    const chunks = [...new Set(screens.flatMap(withImports))].map(chunk);
    const styles = chunks.flatMap(({ css = [] }) => css).filter(isNew);
    const texts = chunk(`src/app/locales/${language}.ts`);
    const scripts = [...chunks, texts].map(({ file }) => file).filter(isNew);
    const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return looksFirst(
      index.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`),
      [...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`), ...more],
    );
  };

  const openingOf = async (path: string, language: Language) => {
    const screen = path.startsWith('/games/') ? GAME_SCREEN : SCREENS[path];
    const html = await prerender(path, language);
    const own = screen ? { parts: screen, more: [] } : partsOf(path);
    const page = withParts(own.parts, language, html === null ? own.more : [...own.more, face]);
    if (!screen) return page;
    return (
      page
        .replace(LOGO, (logo) =>
          html === null ? hero + logo : `<div class="prerendered">${linksAlone(html)}</div>`,
        )
        // What is seen comes before what makes it work.
        .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    );
  };
  return {
    openingOf,
    memberPageOf(path, language) {
      const { parts, more } = partsOf(path);
      return parts.length === 0 ? null : withParts(parts, language, more);
    },
    close: () => rmSync(built, { recursive: true }),
  };
};
