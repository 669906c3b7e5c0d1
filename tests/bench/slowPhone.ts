import type { CDPSession, Page } from 'playwright';

/** So much slower a mid-range phone is. */
export const CPU_RATE = 4;

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
