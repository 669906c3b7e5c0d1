import type { Browser, CDPSession, Page, Request } from 'playwright';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { PRELOADED_MARK } from '#engine/canvas/stage/preload.ts';
import type { Club } from '../../tests/journeys/club.ts';
import { enterAs } from '../../tests/journeys/steps.ts';
import { timeout } from '../timeouts.ts';
import { inBrowser } from './games.ts';
import { countGraphics, graphicsOf } from './graphics.ts';
import { spare } from './spare.ts';

/** For `chromium.launch`. */
export const HEAP_ARGS = [
  // Code compiled meanwhile, or thrown away again, would show in the heap: it is only interpreted,
  // and what is learnt about it has its place from the first run.
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation',
  '--disable-gpu-rasterization',
];

/**
 * The first visit brings the game's code, its guide, the fonts and the canvas, and fills the caches of
 * libraries and of the browser; the second is the first without a guide; the third shows what that
 * comes to, and is 'the first time' of the budget.
 */
const FIRST = 3;
/** Looks at the network, this far apart, that must find nothing under way. Milliseconds. */
const LOOK_MS = 100;
const LOOKS = 3;
/** What is fetched last of all at a table, some seconds after it is on (usePopupsAtHand.ts). */
const LAST_PART = /\/ShareWin-[\w-]+\.js$/;
/** Pages side by side: while one waits for its pictures the other draws. */
const WIDTH = 2;
/** Two readings this close, in bytes: nothing is on its way out any more. */
const STEADY = 2_048;

interface Reading {
  /** Bytes of JavaScript in use, after everything that can go has gone. */
  heap: number;
  textures: number;
  contexts: number;
}

export interface Visited {
  first: Reading;
  last: Reading;
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

const read = async (page: Page, session: CDPSession): Promise<Reading> => {
  // The scene goes after its page was left, and what one collection finalizes only the next frees.
  let before = await heapOf(session);
  let heap = await heapOf(session);
  while (Math.abs(before - heap) > STEADY) {
    before = heap;
    heap = await heapOf(session);
  }
  const { textures, contexts } = await graphicsOf(page);
  return { heap, textures, contexts };
};

/** Waits for what a game loads while it can be played already: left earlier, it stays until it has come. */
const watchNetwork = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let quiet = 0; quiet < LOOKS; quiet = underWay.size > 0 ? 0 : quiet + 1)
      await page.waitForTimeout(LOOK_MS);
  };
};

const visit = async (
  browser: Browser,
  club: Club,
  token: string,
  game: GameKey,
  times: number,
): Promise<Visited> => {
  const context = await browser.newContext({
    baseURL: club.url,
    // As a phone stands, but small: what is drawn costs time, and its size is not what counts here.
    viewport: { width: 195, height: 422 },
    serviceWorkers: 'block',
  });
  try {
    await spare(context);
    await countGraphics(context);
    const page = await context.newPage();
    page.setDefaultTimeout(timeout.loading);
    await enterAs(page, token, `/games/${game}?lang=en`);
    const session = await context.newCDPSession(page);
    const door = page.getByRole('link', { name: 'Play', exact: true });
    const allCame = watchNetwork(page);
    // On the game's page its table is preloaded again: what is read before would be read of something else.
    let shown = 0;
    const isNear = () => {
      shown += 1;
      return page.waitForFunction(
        ([mark, count]) => performance.getEntriesByName(mark).length >= count,
        [PRELOADED_MARK, shown] as const,
      );
    };
    const goInAndOut = async (isFirst = false) => {
      // On a slow machine it would come in any later visit, and be taken for something that stays.
      const parts = isFirst
        ? page.waitForResponse((response) => LAST_PART.test(response.url()))
        : null;
      await door.click();
      if (isFirst) await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await (await inBrowser(game)).ready(page).waitFor();
      await parts;
      await allCame();
      await page.goBack();
      await door.waitFor();
      await isNear();
    };
    await isNear();
    for (let time = 1; time <= FIRST; time += 1) await goInAndOut(time === 1);
    const first = await read(page, session);
    for (let time = 1; time <= times; time += 1) await goInAndOut();
    return { first, last: await read(page, session) };
  } finally {
    await context.close();
  }
};

/** Goes in and out of every game so many times, each on a page of its own, as somebody who has played none yet. */
export const visitGames = async (
  browser: Browser,
  club: Club,
  token: string,
  times: number,
): Promise<Map<GameKey, Visited>> => {
  const visited = new Map<GameKey, Visited>();
  const waiting = [...GAME_KEYS];
  const work = async () => {
    for (let game = waiting.shift(); game; game = waiting.shift())
      visited.set(game, await visit(browser, club, token, game, times));
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  return visited;
};
