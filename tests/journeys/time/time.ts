import type { BrowserContext, Page } from 'playwright/test';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { timeout } from '#tools/timeouts.ts';
import { type HeldClock, holdClock } from './page.ts';

/** Shown at a time; shorter than anything a game waits for. Milliseconds of the club's time. */
const STEP_MS = 200;
/** While nobody touches anything for a while. */
const LONG_STEP_MS = 1_000;
const LONG_MS = 10_000;
/** Ten frames a second tell every story there is. */
const FRAME_MS = 100;
/** Of a canvas that is looked at, a picture a second. */
const DRAWN_EVERY = 10;
/** The club's time within which what is waited for has come. Milliseconds. */
const MOST_MS = 90_000;

/** Whose server lives in the time held here. */
interface Owner {
  /** Milliseconds since 1970. */
  readonly now: number;
  advance(ms: number): Promise<void>;
}

/**
 * The time of a club and of all pages at it. It stands: a machine may be as slow as it likes between
 * two touches, and no game's clock, tween or deadline goes on meanwhile. It passes when a
 * journey says so, and never while a page loads or waits for an answer.
 */
export class HeldTime {
  readonly #club: Owner;
  readonly #pages = new Map<Page, Set<unknown>>();

  constructor(club: Owner) {
    this.#club = club;
  }

  /** Every page of the context lives in this time, from the next address it goes to. */
  async join(context: BrowserContext): Promise<void> {
    times.set(context, this);
    const start = this.#club.now;
    await context.addInitScript(`globalThis.createSteppingClock = ${createSteppingClock}`);
    await context.addInitScript(holdClock, {
      start,
      frameMs: FRAME_MS,
      drawnEvery: DRAWN_EVERY,
    });
    for (const page of context.pages()) this.#follow(page);
    context.on('page', (page) => this.#follow(page));
  }

  #follow(page: Page): void {
    const underWay = new Set<unknown>();
    this.#pages.set(page, underWay);
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    page.on('close', () => this.#pages.delete(page));
  }

  /** Waits, in real time, until every page has its answers and every scene is loaded. */
  async #quiet(): Promise<void> {
    await Promise.all(
      [...this.#pages].map(async ([page, underWay]) => {
        const deadline = performance.now() + timeout.loading;
        while (performance.now() < deadline && !page.isClosed()) {
          if (underWay.size === 0 && (await isLoaded(page))) return;
          await page.waitForTimeout(20).catch(() => {});
        }
      }),
    );
  }

  /** Lets `ms` pass for the server and for every page, the server's first: deadlines are its own. */
  async pass(ms: number): Promise<void> {
    const most = ms < LONG_MS ? STEP_MS : LONG_STEP_MS;
    for (let left = ms; left > 0; left -= most) {
      await this.#quiet();
      await this.#step(Math.min(most, left));
    }
  }

  async #step(ms: number): Promise<void> {
    await this.#club.advance(ms);
    await Promise.all([...this.#pages.keys()].map((page) => advance(page, ms)));
  }

  /** Lets time pass until `check` throws no more; throws its last error when it goes on too long. */
  async until<Value>(check: () => Promise<Value>): Promise<Value> {
    for (let passed = 0; ; passed += STEP_MS) {
      await this.#quiet();
      try {
        return await check();
      } catch (error) {
        if (passed >= MOST_MS) throw error;
      }
      // A look starts nothing: all is as quiet as before it.
      await this.#step(STEP_MS);
    }
  }
}

const times = new WeakMap<BrowserContext, HeldTime>();

/** The time a page lives in; undefined where it is everybody's. */
export const timeOf = (page: Page): HeldTime | undefined => times.get(page.context());

/** No scene of the page is still on its way. A page that is just going elsewhere is not there yet. */
const isLoaded = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const busy = '.starting, header[aria-busy="true"], [aria-busy="true"]:has(> canvas)';
      return document.readyState === 'complete' && document.querySelector(busy) === null;
    })
    .catch(() => false);

const advance = (page: Page, ms: number): Promise<void> =>
  page
    .evaluate((step) => (globalThis.clubClock as HeldClock | undefined)?.advance(step), ms)
    .then(
      () => undefined,
      () => undefined,
    );
