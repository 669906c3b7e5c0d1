import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './tools/commonPasswords.ts';
import { fastStart } from './tools/fastStart.ts';
import { figuresInTexts } from './tools/figuresInTexts.ts';
import { timeout } from './tools/timeouts.ts';
import { leaveOutUnreached } from './tools/unreached.ts';

const jitter = process.env.TEST_JITTER ? ['tools/jitter.ts'] : [];

/** Of every project. */
const shared = {
  env: fastStart,
  testTimeout: timeout.test,
  hookTimeout: timeout.test,
  expect: { poll: { timeout: timeout.shown } },
};

/** Unit tests stand beside their files: pure rooms run in Node, the chrome in happy-dom. */
export default defineConfig({
  test: {
    // Its own default leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          setupFiles: jitter,
          // They share nothing but modules, whose loading is a fifth of the time.
          isolate: false,
          include: [
            '{contract,engine,games,server,tools,assets}/**/*.test.ts',
            'tests/harness/*.test.ts',
          ],
        },
      },
      {
        plugins: [react(), commonPasswords(), figuresInTexts('late'), leaveOutUnreached('serve')],
        test: {
          ...shared,
          name: 'chrome',
          environment: 'happy-dom',
          // A context a file instead of a thread a file: as much apart, in half the time.
          pool: 'vmThreads',
          // A phone, unless a test says otherwise (src/testing/desktop.ts).
          environmentOptions: {
            happyDOM: { url: 'https://club.test/', width: 390, height: 844 },
          },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tools/testSetup.ts', ...jitter],
          restoreMocks: true,
          server: { deps: { inline: [/pixi/, /howler/] } },
        },
      },
    ],
  },
});
