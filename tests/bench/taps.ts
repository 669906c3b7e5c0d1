import type { Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import { inBrowser } from '#tools/budget/games.ts';
import { enterAs } from '../journeys/steps.ts';
import { skipGuide } from '../journeys/table.ts';
import { calibrate, inEachGame, slowDown } from './slowPhone.ts';

/** A look at the game's page, in which its table comes near. */
const READING_MS = 4_000;

/** What a tap on Play took, milliseconds on the slowed processor. */
export interface Tap {
  game: GameKey;
  /** A fixed piece of work in the same page before it: what all other figures are read by. */
  calibration: number;
  /** Until the table can be touched. */
  table: number;
  /** The long tasks (over 50 ms) until then. */
  longest: number;
  long: number;
  /** Files of code fetched, and calls of the club's. */
  scripts: number;
  calls: number;
}

/** Presses Play in the page itself, and looks there for a button that can be pressed. */
const tap = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Omit<Tap, 'game' | 'calibration'>>((resolve, reject) => {
        const tasks: PerformanceEntry[] = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
          type: 'longtask',
        });
        performance.clearResourceTimings();
        const began = performance.now();
        const isTable = () =>
          location.pathname.endsWith('/play') &&
          [...document.querySelectorAll('main button')].some((button) =>
            /^(Start|Open the nest|Spin|Play)/.test(button.textContent ?? ''),
          );
        const timer = setInterval(() => {
          if (performance.now() - began > 60_000) reject(new Error('the table did not come'));
          if (!isTable()) return;
          clearInterval(timer);
          const table = performance.now() - began;
          // A task is told when it is over.
          setTimeout(() => {
            const long = tasks
              .filter(({ startTime }) => startTime < began + table)
              .map(({ duration }) => duration);
            const files = performance.getEntriesByType('resource').map(({ name }) => name);
            resolve({
              table,
              longest: Math.max(0, ...long),
              long: long.reduce((sum, each) => sum + each, 0),
              scripts: files.filter((name) => name.endsWith('.js')).length,
              calls: files.filter((name) => new URL(name).pathname.startsWith('/api/')).length,
            });
          }, 100);
        }, 20);
        [...document.querySelectorAll('a')].find((link) => link.textContent === 'Play')?.click();
      }),
  );

const tapAt = async (page: Page, game: GameKey, token: string): Promise<Tap> => {
  await enterAs(page, token, `/games/${game}?lang=en`);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await skipGuide(page);
  await (await inBrowser(game)).ready(page).waitFor();
  await page.goto(`/games/${game}`);
  await page.waitForTimeout(READING_MS);
  await slowDown(await page.context().newCDPSession(page));
  const calibration = await calibrate(page);
  return { game, calibration, ...(await tap(page)) };
};

/** From the tap on Play to a table one can touch, in each game, by somebody who was there before. */
export const benchTaps = (): Promise<Tap[]> => inEachGame(tapAt);
