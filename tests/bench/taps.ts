import type { Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import { PRELOADED_MARK } from '#engine/canvas/stage/preload.ts';
import { inBrowser } from '#tools/budget/games.ts';
import { enterAs } from '../journeys/steps.ts';
import { skipGuide } from '../journeys/table.ts';
import { inEachGame, slowDown, threadCalibration } from './slowPhone.ts';
import { type TraceEvent, traced } from './trace.ts';

/** A task of so much of a calibration is long: 50 ms on a phone. */
const LONG = 0.1;
const MARKS = { tap: 'a tap on Play', table: 'its table' } as const;

/** What a tap on Play took until the table could be touched. */
export interface Tap {
  game: GameKey;
  /** A fixed piece of work in the same page before it, in the thread's own milliseconds. */
  calibration: number;
  /** Milliseconds. */
  table: number;
  /** Calibrations that the thread worked for the longest task, and for all long ones. */
  longest: number;
  long: number;
  /** Files of code fetched, and calls of the club's. */
  scripts: number;
  calls: number;
}

/** What a tap may take at most, times in calibrations. The calls ask whether maintenance is on, and how the game stands. */
export const MOST = { table: 2.5, longest: 0.4, long: 1, scripts: 0, calls: 2 } as const;

/** Presses Play in the page itself, and looks there for a button that can be pressed. */
const tap = (page: Page): Promise<Pick<Tap, 'table' | 'scripts' | 'calls'>> =>
  page.evaluate(
    (marks) =>
      new Promise((resolve, reject) => {
        performance.clearResourceTimings();
        const began = performance.now();
        performance.mark(marks.tap);
        const isTable = () =>
          location.pathname.endsWith('/play') &&
          [...document.querySelectorAll('main button')].some((button) =>
            /^(Start|Open the nest|Spin|Play)/.test(button.textContent ?? ''),
          );
        const timer = setInterval(() => {
          if (performance.now() - began > 60_000) reject(new Error('the table did not come'));
          if (!isTable()) return;
          clearInterval(timer);
          performance.mark(marks.table);
          const files = performance.getEntriesByType('resource').map(({ name }) => name);
          resolve({
            table: performance.now() - began,
            // Messages come whenever they come.
            scripts: files.filter((name) => /\.js$/.test(name) && !/inbox/i.test(name)).length,
            calls: files.filter((name) => new URL(name).pathname.startsWith('/api/')).length,
          });
        }, 20);
        [...document.querySelectorAll('a')].find((link) => link.textContent === 'Play')?.click();
      }),
    MARKS,
  );

/** Milliseconds that the page's thread worked for each task between the marks. */
const tasksOf = (events: readonly TraceEvent[]): number[] => {
  const [from, to] = [MARKS.tap, MARKS.table].map((mark) =>
    events.find(({ name }) => name === mark),
  );
  if (!from || !to) throw new Error('the tap is not in the trace');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === from.pid && tid === from.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= from.ts && ts <= to.ts)
    .map(({ tdur = 0 }) => tdur / 1_000);
};

/** The tap of somebody who was at the table before and has looked at the game's page since. */
export const tapAt = async (
  page: Page,
  game: GameKey,
  token: string,
  isSlow = false,
): Promise<Tap> => {
  await enterAs(page, token, `/games/${game}?lang=en`);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await skipGuide(page);
  await (await inBrowser(game)).ready(page).waitFor();
  await page.goto(`/games/${game}`);
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    PRELOADED_MARK,
  );
  const session = await page.context().newCDPSession(page);
  if (isSlow) await slowDown(session);
  const calibration = await threadCalibration(page, session);
  const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  const { events, result } = await traced(session, categories, () => tap(page));
  const tasks = tasksOf(events).map((ms) => ms / calibration);
  return {
    game,
    calibration,
    ...result,
    longest: Math.max(...tasks),
    long: tasks.filter((task) => task >= LONG).reduce((sum, task) => sum + task, 0),
  };
};

/** In each game, on a slow phone. */
export const benchTaps = (): Promise<Tap[]> =>
  inEachGame((page, game, token) => tapAt(page, game, token, true));
