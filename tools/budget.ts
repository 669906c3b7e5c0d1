import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { Club } from '../tests/journeys/club.ts';
import { open, playButton } from '../tests/journeys/seat.ts';
import { demoToken, enterAs } from '../tests/journeys/steps.ts';
import { answer, asked, startPlay } from '../tests/journeys/table.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';

// The budgets of docs/architecture.md, measured in a real browser on the built app: what actually
// travels, not what a bundler says it would.
const KB = 1024;
const isFromAssetFolder = (url: string) => /\/(art|audio)\//.test(new URL(url).pathname);

interface Loaded {
  /** Gzipped bytes by file name. */
  scripts: Map<string, number>;
  languages: Map<string, number>;
  /** Bytes of pictures, sounds and atlases by file name, as they are. */
  assets: Map<string, number>;
  texts: Map<string, string>;
}

const isLanguage = (file: string) => /\/(en|zh|ms)-[\w-]+\.js$/.test(file);

/** Collects what a page loads from now on. */
const watch = (page: Page): { loaded: Loaded; settle: () => Promise<void> } => {
  const loaded: Loaded = {
    scripts: new Map(),
    languages: new Map(),
    assets: new Map(),
    texts: new Map(),
  };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
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

/** Counts WebGL draw calls a frame; the page then answers `drawsPerFrame()`. */
const countDraws = (context: BrowserContext) =>
  context.addInitScript(() => {
    let inFrame = 0;
    let most = 0;
    const tick = () => {
      most = Math.max(most, inFrame);
      inFrame = 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const original = kind.prototype[name] as (...args: unknown[]) => void;
        Object.assign(kind.prototype, {
          [name](this: unknown, ...args: unknown[]) {
            inFrame += 1;
            return original.apply(this, args);
          },
        });
      }
    }
    Object.assign(globalThis, { mostDraws: () => most });
  });

const sum = (sizes: Map<string, number>, but?: Map<string, number>) =>
  [...sizes].reduce((total, [file, size]) => (but?.has(file) ? total : total + size), 0);

let failures = 0;
const report = (what: string, value: number, limit: number, unit = 'KB') => {
  const isOver = value > limit;
  if (isOver) failures += 1;
  const shown = unit === 'KB' ? (value / KB).toFixed(1) : String(value);
  const most = unit === 'KB' ? limit / KB : limit;
  console.log(`${isOver ? 'OVER' : 'ok  '}  ${what}: ${shown} ${unit} (at most ${most})`);
};

/** What can be pressed once a game is there. */
const READY: Record<GameKey, (page: Page) => Locator> = {
  fto: (page) => page.getByRole('button', { name: 'Skip' }),
  squidgame: playButton,
  'rock-scissor-paper': playButton,
  'lucky-egg': (page) => page.getByRole('button', { name: 'Open the nest' }),
  'spin-wheel': (page) => page.getByRole('button', { name: 'Spin', exact: true }),
};

/** Plays until the scene has been as busy as it gets: something thrown, something won or lost. */
const BUSY: Record<GameKey, (page: Page) => Promise<void>> = {
  async fto(page) {
    await startPlay(page);
    for (let number = 1; number <= 10; number += 1) {
      await asked(page, number);
      await answer(page, 'right');
    }
    await page.getByText('10 of 10 right').waitFor();
  },
  async squidgame(page) {
    await playButton(page).click();
    await open(page.getByRole('button', { name: /^Step 1, left/ })).click();
    // Or the glass broke: then there is nothing to take.
    await open(page.getByRole('button', { name: /^Take / }))
      .click({ timeout: 15_000 })
      .catch(() => {});
    await playButton(page).waitFor();
  },
  async 'rock-scissor-paper'(page) {
    await playButton(page).click();
    await open(page.getByRole('button', { name: /^Rock/ })).click();
    await page
      .getByText(/^You: rock/i)
      .first()
      .waitFor({ state: 'attached' });
  },
  async 'lucky-egg'(page) {
    await READY['lucky-egg'](page).click();
    for (const egg of [1, 2, 3])
      await open(page.getByRole('button', { name: `Egg ${egg}`, exact: true })).click();
    await page.getByRole('button', { name: /^Egg 3, open/ }).waitFor({ state: 'attached' });
  },
  async 'spin-wheel'(page) {
    await READY['spin-wheel'](page).click();
    await page.getByRole('button', { name: /^Spin again/ }).waitFor();
  },
};

const executablePath = ensureChromium();
const club = await Club.open('pglite');
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
});
const newContext = () =>
  browser.newContext({
    baseURL: club.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // A phone of today: the sharp set of every picture.
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
try {
  const page = await (await newContext()).newPage();

  const home = watch(page);
  await page.goto('/');
  await home.settle();
  const homeScripts = new Map(home.loaded.scripts);
  report('home, JavaScript', sum(homeScripts), 150 * KB);
  for (const [file, text] of home.loaded.texts) {
    const names = ['HowlerGlobal', 'WebGLRenderer', 'xstate.init'].filter((n) => text.includes(n));
    if (names.length === 0) continue;
    failures += 1;
    console.log(`OVER  home loads the canvas: ${file} holds ${names.join(', ')}`);
  }
  await enterAs(page, await demoToken(club), '/');
  for (const language of ['en', 'zh', 'ms']) {
    await page.goto(`/?lang=${language}`);
    await home.settle();
  }
  for (const [file, size] of home.loaded.languages) report(`language ${file}`, size, 20 * KB);

  const token = await demoToken(club);
  const loadedBy = new Map<GameKey, Map<string, number>>();
  for (const game of GAME_KEYS) {
    const own = await newContext();
    await countDraws(own);
    const table = await own.newPage();
    const { loaded, settle } = watch(table);
    await enterAs(table, token, `/games/${game}?lang=en`);
    await settle();
    const before = new Map(loaded.scripts);
    await table.goto(`/games/${game}/play?lang=en`);
    await READY[game](table).waitFor();
    await settle();
    loadedBy.set(game, new Map([...loaded.scripts].filter(([file]) => !homeScripts.has(file))));
    report(`${game}, JavaScript beyond home`, sum(loaded.scripts, before), 230 * KB);
    const music = /-music-[\w-]+\.(webm|m4a)$/;
    const first = new Map([...loaded.assets].filter(([file]) => !music.test(file)));
    report(`${game}, assets before first play`, sum(first), 600 * KB);
    await BUSY[game](table);
    const draws = await table.evaluate(() =>
      (globalThis as unknown as { mostDraws: () => number }).mostDraws(),
    );
    report(`${game}, draw calls in a frame`, draws, 60, 'calls');
    await own.close();
  }
  for (const [game, scripts] of loadedBy) {
    const others = [...loadedBy].filter(([each]) => each !== game).map(([, files]) => files);
    const own = [...scripts].filter(([file]) => !others.some((files) => files.has(file)));
    report(`${game}, its own code`, sum(new Map(own)), 40 * KB);
  }
} finally {
  await browser.close();
  await club.close();
}
process.exitCode = failures === 0 ? 0 : 1;
