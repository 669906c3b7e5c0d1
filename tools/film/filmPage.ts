import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, type Plugin } from 'vite';
import type { Recording } from '#contract/recording.ts';
import type { Shot, ShotOptions } from '../../tests/harness/film.tsx';
import { leaveOutUnreached } from '../unreached.ts';

const PAGE = 'tests/harness/film.html';
/** Nothing listens there: every file of the page is handed to it. */
const ORIGIN = 'http://localhost:1';
/** What `tools/assets.ts` makes. */
const BUILT = resolve('assets/built');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** The files of a page by their addresses. */
export type FilmPage = ReadonlyMap<string, string | Buffer>;

/** The page that shows recordings, built in memory; `plugins` may change what it is made of. */
export const buildFilmPage = async (plugins: readonly Plugin[] = []): Promise<FilmPage> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), leaveOutUnreached('build'), ...plugins],
    resolve: { dedupe: ['scheduler'] },
    build: {
      target: 'esnext',
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: PAGE },
    },
  });
  if (!('output' in built)) throw new Error('the page was not built as one');
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk'
        ? file.code
        : typeof file.source === 'string'
          ? file.source
          : Buffer.from(file.source),
    ]),
  );
};

/** Opens it; it needs no server and no network. */
export const openFilmPage = async (page: Page, files: FilmPage): Promise<void> => {
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''];
    if (body !== undefined) await route.fulfill({ body, ...(contentType && { contentType }) });
    else await route.fulfill({ path: BUILT + pathname });
  });
  await page.goto(`${ORIGIN}/${PAGE}`);
  await page.waitForFunction(() => 'shoot' in window);
};

/** What is seen at the marks of a recording. */
export const shotsOf = (
  page: Page,
  recording: Recording,
  options: ShotOptions = {},
): Promise<Shot[]> =>
  page.evaluate(([text, those]) => window.shoot(text, those), [
    JSON.stringify(recording),
    options,
  ] as const);
