import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

const isFromAssetFolder = (url: string) => /\/(art|audio)\//.test(new URL(url).pathname);
const isLanguage = (file: string) => /\/(en|zh|ms)-[\w-]+\.js$/.test(file);

interface Loaded {
  /** Addresses of all that came over the network, in the order of their answers. */
  answers: string[];
  /** Gzipped bytes by file name. */
  scripts: Map<string, number>;
  languages: Map<string, number>;
  /** Bytes of pictures, sounds and atlases by file name, as they are. */
  assets: Map<string, number>;
  texts: Map<string, string>;
}

/** Collects what a page loads from now on. */
export const watch = (page: Page): { loaded: Loaded; settle: () => Promise<void> } => {
  const loaded: Loaded = {
    answers: [],
    scripts: new Map(),
    languages: new Map(),
    assets: new Map(),
    texts: new Map(),
  };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol.startsWith('http')) loaded.answers.push(pathname);
    const isScript = pathname.endsWith('.js') && response.ok();
    if (!isScript && !isFromAssetFolder(response.url())) return;
    if (!isScript) {
      // A picture's body is not to be had from the browser once it is decoded; its size is.
      const sized = response.finished().then(async () => {
        const { responseBodySize } = await response.request().sizes();
        loaded.assets.set(pathname, responseBodySize);
      });
      bodies.push(sized.catch(() => undefined));
      return;
    }
    bodies.push(
      response.body().then(
        (body) => {
          const size = gzipSync(body).length;
          (isLanguage(pathname) ? loaded.languages : loaded.scripts).set(pathname, size);
          loaded.texts.set(pathname, body.toString('utf8'));
        },
        () => undefined,
      ),
    );
  });
  return {
    loaded,
    settle: async () => {
      await page.waitForLoadState('networkidle');
      await Promise.all(bodies);
    },
  };
};

/**
 * The files that a page asked for before a mark it made: 'settled' of src/base/settled.ts, or 'on' of
 * src/screens/play/usePopupsAtHand.ts. Without the mark: all of them.
 */
export const filesBefore = async (
  page: Page,
  mark: 'settled' | 'on',
): Promise<ReadonlySet<string>> => {
  const addresses = await page.evaluate((name) => {
    const markedAt = performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime < markedAt).map((file) => file.name);
  }, mark);
  return new Set(addresses.map((address) => new URL(address).pathname));
};
