import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type * as Addresses from '#src/app/addresses.ts';
import type * as PublicPages from '#src/app/publicPages.ts';
import type * as Brand from '#src/brand.ts';
import { PREVIEW, previewOf } from './previews.ts';

/** Where the pages for crawlers lie below dist/, in a folder no request reaches by its name. */
const FOLDER = '.pages';

const MANIFEST = '.vite/manifest.json';
const HOME = 'src/screens/home/HomeScreen.tsx';
const HERO = 'assets/ui/hero-home.svg';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The app's modules as Vite reads them, pictures and all. */
const load = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(file, { logLevel: 'error', plugins: [] })).module;

const textsOf = async (language: Language) => {
  const read = (name: string) =>
    JSON.parse(readFileSync(`assets/locales/${language}/${name}.json`, 'utf8')) as object;
  const { [language]: texts } = await load<Record<string, object>>(
    `./src/app/locales/${language}.ts`,
  );
  // The long ones come to the app by themselves (src/app/locales/long.ts).
  return { ...texts, ambassador: read('ambassador'), legal: read('legal') };
};

interface Start {
  links: string[];
  /** What stands in the page before any script has run. */
  scene: string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * What a page needs beside what index.html names, so that it is asked for at once and not when the
 * script before it has run: the language's texts, and for home, where most come in, the screen and
 * the scene it opens with.
 */
const startOf = (dist: string, index: string, path: string, language: Language): Start => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build's manifest has no ${source}`);
    return found;
  };
  const script = ({ file }: Chunk) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const texts = script(chunk(`src/app/locales/${language}.ts`));
  if (path !== '/') return { links: [texts], scene: '' };
  const home = chunk(HOME);
  const links = [
    ...(home.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[home, ...(home.imports ?? []).map(chunk)]
      .filter(({ file }) => !index.includes(file))
      .map(script),
    texts,
  ];
  return {
    links,
    scene: `<img class="starting-scene" src="/${chunk(HERO).file}" width="780" height="440" alt="" fetchpriority="high" />`,
  };
};

/**
 * Writes dist/.pages/<language>/<path>.html for each public page: index.html with the page's title,
 * description, canonical and alternate-language links in its head, for crawlers that run no scripts;
 * and sitemap.xml and robots.txt.
 */
export const writePages = async (dist = 'dist'): Promise<void> => {
  const [{ addressOf, alternatesOf }, { PUBLIC_PAGES }, { BRAND }] = await Promise.all([
    load<typeof Addresses>('./src/app/addresses.ts'),
    load<typeof PublicPages>('./src/app/publicPages.ts'),
    load<typeof Brand>('./src/brand.ts'),
  ]);
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const language of LANGUAGES) {
    const texts = await textsOf(language);
    for (const [path, headOf] of PUBLIC_PAGES) {
      const { title, description } = headOf(texts as never);
      const tags = [
        `<title>${escaped(title)} · ${escaped(BRAND.name)}</title>`,
        `<meta name="description" content="${escaped(description)}" data-static>`,
        `<meta property="og:title" content="${escaped(title)}" data-static>`,
        `<meta property="og:description" content="${escaped(description)}" data-static>`,
        '<meta property="og:type" content="website" data-static>',
        `<meta property="og:site_name" content="${escaped(BRAND.name)}" data-static>`,
        `<meta property="og:url" content="${escaped(addressOf(path, language))}" data-static>`,
        `<meta property="og:image" content="${BRAND.host}/${previewOf(path, language)}" data-static>`,
        `<meta property="og:image:width" content="${PREVIEW.width}" data-static>`,
        `<meta property="og:image:height" content="${PREVIEW.height}" data-static>`,
        '<meta name="twitter:card" content="summary_large_image" data-static>',
        `<link rel="canonical" href="${escaped(addressOf(path, language))}" data-static>`,
        ...alternatesOf(path).map(
          ({ hrefLang, href }) =>
            `<link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}" data-static>`,
        ),
      ];
      const { links, scene } = startOf(dist, index, path, language);
      const html = index
        .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
        .replace(/<title>.*?<\/title>/, () => tags.join('\n    '))
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root">', (root) => root + scene);
      const file = join(dist, FOLDER, language, path === '/' ? 'index.html' : `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  }
  const entries = [...PUBLIC_PAGES.keys()].flatMap((path) =>
    LANGUAGES.map((language) => {
      const links = alternatesOf(path).map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
      );
      return `<url><loc>${escaped(addressOf(path, language))}</loc>${links.join('')}</url>`;
    }),
  );
  writeFileSync(
    join(dist, 'sitemap.xml'),
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${entries.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(
    join(dist, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nSitemap: ${BRAND.host}/sitemap.xml\n`,
  );
};
