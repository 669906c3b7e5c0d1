import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { leaveOutUnreached } from './unreached.ts';

/** Nothing listens there: every file of the page is handed to it. */
const ORIGIN = 'http://localhost:1';
/** What `tools/assets.ts` makes. */
const BUILT = resolve('assets/built');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** The files of a page of tests/harness/ by their addresses. */
export type HarnessPage = ReadonlyMap<string, string | Buffer>;

/** What each page calls its one function, which is there when it is ready. */
const READY = { film: 'shoot', pace: 'pace' } as const;
export type HarnessName = keyof typeof READY;

const pathOf = (name: HarnessName): string => `tests/harness/${name}.html`;

/** One of the pages that need no server, built in memory; `plugins` may change what it is made of. */
export const buildHarnessPage = async (
  name: HarnessName,
  plugins: readonly Plugin[] = [],
): Promise<HarnessPage> => {
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
      rolldownOptions: { input: pathOf(name) },
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
export const openHarnessPage = async (
  page: Page,
  name: HarnessName,
  files: HarnessPage,
): Promise<void> => {
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''];
    if (body !== undefined) await route.fulfill({ body, ...(contentType && { contentType }) });
    else await route.fulfill({ path: BUILT + pathname });
  });
  await page.goto(`${ORIGIN}/${pathOf(name)}`);
  await page.waitForFunction((ready) => ready in window, READY[name]);
};
