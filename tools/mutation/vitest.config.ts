import { defineConfig } from 'vitest/config';
import { timeout } from '../timeouts.ts';
import { PARTS } from './parts.ts';

const part = PARTS[process.env.MUTATED_PART ?? ''];
if (!part) throw new Error('MUTATED_PART names no part of tools/mutation/parts.ts');

/** The tests of one part, for Stryker. */
export default defineConfig({
  test: {
    root: process.cwd(),
    environment: part.environment,
    environmentOptions: { happyDOM: { url: 'https://club.test/', width: 390, height: 844 } },
    isolate: part.environment !== 'node',
    include: [...part.tests],
    setupFiles: part.environment === 'node' ? [] : ['tools/testSetup.ts'],
    restoreMocks: part.environment !== 'node',
    testTimeout: timeout.test,
    hookTimeout: timeout.test,
  },
});
