import type { CDPSession, Page } from 'playwright';
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

/** Measures each game on a phone of its own, at a club of theirs, with a demo player's token. */
export const inEachGame = async <Measured>(
  measure: (page: Page, game: GameKey, token: string) => Promise<Measured>,
): Promise<Measured[]> => {
  const club = await Club.open(process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite');
  const browser = await launchChromium(QUIET_ARGS);
  try {
    const token = await demoToken(club);
    const all: Measured[] = [];
    for (const game of GAME_KEYS) {
      const context = await browser.newContext({ ...PHONE, baseURL: club.url });
      // Software draws what a phone's graphics card does, on the same cores.
      await context.addInitScript(drawNothing);
      const page = await context.newPage();
      page.setDefaultTimeout(timeout.loading);
      all.push(await measure(page, game, token));
      await context.close();
    }
    return all;
  } finally {
    await browser.close();
    await club.close();
  }
};
