import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.ts';
import { PLAYWRIGHT_REPORT } from './tools/reports.ts';

const isCi = process.env.CI === 'true';

// Journeys on the built app. Each worker starts a server of its own (tests/journeys/club.ts), on
// the embedded database and, where there is one, on PostgreSQL.
const executablePath = chromiumPath();
/** What plays in the canvas; the rest is pages. */
const GAMES = /(egg|evening|faults|live|measure|rps|squidgame|wheel)\.test\.ts/;
const launchOptions = { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS };
const projects = [
  { name: 'games', metadata: { database: 'pglite' }, testMatch: GAMES },
  {
    name: 'pages',
    metadata: { database: 'pglite' },
    testIgnore: GAMES,
    // Where WebGL is software, pages are painted sooner without it.
    use: {
      launchOptions: { ...launchOptions, args: [...CHROMIUM_ARGS, '--disable-gpu-compositing'] },
    },
  },
  // Where servers are killed and coins are paid out is tried on both databases.
  {
    name: 'postgres',
    metadata: { database: 'postgres' },
    testMatch: /(faults|redeem)\.test\.ts/,
  },
];

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.reports/journeys',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine may lose a race against a game's clock; what needed a second try is told at the end.
  retries: isCi ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // A trace costs a tenth of the time: where there is a second try, only that one leaves it.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
  },
  projects: process.env.TEST_DATABASE_URL
    ? projects
    : projects.filter(({ name }) => name !== 'postgres'),
});
