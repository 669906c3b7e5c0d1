import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.ts';
import { PLAYWRIGHT_REPORT } from './tools/reports.ts';

// Journeys on the built app. Each worker starts a server of its own (tests/journeys/server.ts), on
// the embedded database and, where there is one, on PostgreSQL.
const executablePath = chromiumPath();
// What moves coins is tried on both databases; how screens look and read, on one.
const projects = [
  { name: 'pglite', metadata: { database: 'pglite' } },
  {
    name: 'postgres',
    metadata: { database: 'postgres' },
    testMatch: /(evening|faults|live|maintenance)\.test\.ts/,
  },
];

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.reports/journeys',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
  },
  projects: process.env.TEST_DATABASE_URL ? projects : projects.slice(0, 1),
});
