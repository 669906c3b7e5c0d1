import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their files: pure rooms run in Node, the chrome in happy-dom. */
export default defineConfig({
  test: {
    // Its own default leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,engine,games,server,tools,assets}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'chrome',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://club.test/' } },
          include: ['src/**/*.test.{ts,tsx}'],
          restoreMocks: true,
        },
      },
    ],
  },
});
