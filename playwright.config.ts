import { randomInt } from 'node:crypto';
import { defineConfig } from 'playwright/test';
import { chromiumPath, JOURNEY_ARGS } from './tools/chromium.ts';
import { JOURNEYS, PLAYWRIGHT_REPORT } from './tools/reports.ts';
import { timeout } from './tools/timeouts.ts';

// With the seed of a run its journeys see the same outcomes again; the workers take it from here.
process.env.JOURNEY_SEED ??= String(randomInt(1e9));

// Journeys on the built app. Each worker starts a server of its own (tests/journeys/club.ts): on PostgreSQL where
// there is one, since the embedded database takes twice the processor time, else on the embedded one.
const database = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';
const executablePath = chromiumPath();
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: JOURNEY_ARGS,
};
// A new browser context takes a new renderer, a second of a journey's time: Playwright clears the last one's.
const use = { reuseContext: true };
const projects = [
  // What plays in the canvas, in a time that passes when a journey says so.
  { name: 'games', use, metadata: { database, isHeld: true }, testMatch: 'games/**' },
  // What only real time shows, one after the other.
  { name: 'real', metadata: { database }, testMatch: 'real/**', workers: 1 },
  // Where servers are killed and coins are paid out is tried on both databases. One worker each: a
  // second would open a club for a test or two.
  {
    name: 'embedded games',
    use,
    metadata: { database: 'pglite', isHeld: true },
    testMatch: 'games/faults.test.ts',
    workers: 1,
  },
  {
    name: 'embedded',
    use,
    metadata: { database: 'pglite' },
    testMatch: 'pages/{redeem,event}.test.ts',
    // A language makes no difference to a database.
    grepInvert: /, in (?:zh|ms)$/,
    workers: 1,
  },
  // A service worker lives on while what it keeps is cleared: each has a context of its own.
  { name: 'workers', metadata: { database }, testMatch: 'workers/**' },
  // Last, and most: no worker waits for another's at the end.
  { name: 'pages', use, metadata: { database }, testMatch: 'pages/**' },
];

// Not tests: what they record is kept (docs/replay.md).
const visits = {
  name: 'visits',
  metadata: { database: 'pglite', isHeld: true },
  testMatch: 'visits/**',
};

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: JOURNEYS,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: timeout.journey,
  expect: { timeout: timeout.page },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    actionTimeout: timeout.loading,
    navigationTimeout: timeout.loading,
    isMobile: true,
    // It answers past `page.route`; the journeys about it let it in.
    serviceWorkers: 'block',
    // Every answer's body is taken out of the browser for it: an eighth of a journey's processor time. `--trace on`
    // for the test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    ...projects.filter(({ name }) => process.env.TEST_DATABASE_URL || !name.startsWith('embedded')),
    ...(process.env.RECORDINGS ? [visits] : []),
  ],
});
