import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { withFigures } from '#contract/figures.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  webManifestPath,
} from '#contract/languages.ts';
import { MEMBERS_PAGES, OWN_PAGES } from '#server/platform/http/ownPages.ts';
import { pageFile, SCREENS } from '#server/platform/http/screens.ts';
import type * as PublicPages from '#src/app/publicPages.ts';
import type * as Addresses from '#src/base/addresses.ts';
import type * as Brand from '#src/base/brand.ts';
import { readOpenings } from './opening.ts';
import { PREVIEW, previewOf } from './previews.ts';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const inLanguage = (page: string, language: Language) =>
  page
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(webManifestPath(DEFAULT_LANGUAGE), webManifestPath(language));

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
  const long = ['ambassador', 'legal', 'responsible'].map((name) => [name, read(`long/${name}`)]);
  return { ...texts, ...Object.fromEntries(long) };
};

/**
 * Writes dist/.pages/<language>/<path>.html for each public page: index.html with the page's title,
 * description, canonical and alternate-language links in its head, for crawlers that run no scripts;
 * below it the members' pages, index.html with what their screens load; and sitemap.xml and robots.txt.
 */
export const writePages = async (dist = 'dist'): Promise<void> => {
  const [{ addressOf, alternatesOf }, { PUBLIC_PAGES }, { BRAND }] = await Promise.all([
    load<typeof Addresses>('./src/base/addresses.ts'),
    load<typeof PublicPages>('./src/app/publicPages.ts'),
    load<typeof Brand>('./src/base/brand.ts'),
  ]);
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const write = (name: string, html: string) => {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  const { openingOf, memberPageOf, close } = await readOpenings(dist, index);
  for (const language of LANGUAGES) {
    const texts = await textsOf(language);
    for (const [path, headOf] of PUBLIC_PAGES) {
      const head = headOf(texts as never);
      const [title, description] = [withFigures(head.title), withFigures(head.description)];
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
      const page = await openingOf(path, language);
      const html = inLanguage(page, language).replace(/<title>.*?<\/title>/, () =>
        tags.join('\n    '),
      );
      write(join(OWN_PAGES, language, pageFile(path)), html);
    }
    for (const path of SCREENS) {
      const page = PUBLIC_PAGES.has(path) ? null : memberPageOf(path, language);
      if (page) write(join(MEMBERS_PAGES, language, pageFile(path)), inLanguage(page, language));
    }
  }
  close();
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
  // What the server replaces by PUBLIC_URL (server/platform/http/ownPages.ts).
  write(join(OWN_PAGES, 'host'), BRAND.host);
  writeFileSync(
    join(dist, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nSitemap: ${BRAND.host}/sitemap.xml\n`,
  );
};
