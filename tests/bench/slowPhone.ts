import type { BrowserContext, CDPSession, Page } from 'playwright';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { launchChromium, QUIET_ARGS } from '#tools/chromium.ts';
import { timeout } from '#tools/timeouts.ts';
import { Club } from '../journeys/club.ts';
import { demoToken } from '../journeys/steps.ts';
import { drawNothing } from '../journeys/unseen.ts';

/** So much slower a mid-range phone is. */
export const CPU_RATE = 4;

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Lighthouse's. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows a page's processor and line to a phone's. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
};

/** Milliseconds that twenty million multiplications of whole numbers take in the page. */
export const calibrate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 2e7; i += 1) sum = Math.imul(sum, 31) + i;
    return performance.now() - began + (sum & 0);
  });

/** Milliseconds that the page's thread itself has worked; what other processes take is not in them. */
const worked = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
};

/** What `calibrate` takes the thread itself, the least of several. */
export const threadCalibration = async (page: Page, session: CDPSession): Promise<number> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = await worked(session);
    await calibrate(page);
    taken.push((await worked(session)) - before);
  }
  await session.send('Performance.disable');
  return Math.min(...taken);
};

/** Measures on phones at a club of theirs, with a demo player's token. */
export const onPhones = async <Measured>(
  measure: (newPhone: () => Promise<BrowserContext>, token: string) => Promise<Measured>,
): Promise<Measured> => {
  const club = await Club.open(process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite');
  const browser = await launchChromium(QUIET_ARGS);
  const newPhone = async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: club.url });
    context.setDefaultTimeout(timeout.loading);
    // Software draws what a phone's graphics card does, on the same cores.
    await context.addInitScript(drawNothing);
    return context;
  };
  try {
    return await measure(newPhone, await demoToken(club));
  } finally {
    await browser.close();
    await club.close();
  }
};

/** Measures each game on a phone of its own. */
export const inEachGame = <Measured>(
  measure: (page: Page, game: GameKey, token: string) => Promise<Measured>,
): Promise<Measured[]> =>
  onPhones(async (newPhone, token) => {
    const all: Measured[] = [];
    for (const game of GAME_KEYS) {
      const context = await newPhone();
      all.push(await measure(await context.newPage(), game, token));
      await context.close();
    }
    return all;
  });
