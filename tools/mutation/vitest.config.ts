import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { timeout } from '../timeouts.ts';
import { MUTATION_PARTS } from './parts.ts';

const part = MUTATION_PARTS[process.env.MUTATED_PART ?? ''];
if (!part) throw new Error('MUTATED_PART names no part of tools/mutation/parts.ts');

const isOwn = ({ moduleId }: TestSpecification) =>
  moduleId.endsWith(`/${process.env.MUTATED_FILE?.replace(/\.ts$/, '.test.ts')}`);

/**
 * The first failure ends a run. So a file's own tests come first, which kill most of its mutants, and then
 * the quickest, where Vitest begins with the slowest.
 */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const quickestFirst = (await super.sort(files)).toReversed();
    return quickestFirst.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  }
}

/** The tests of one part, for Stryker. */
export default defineConfig({
  test: {
    root: process.cwd(),
    environment: part.environment,
    environmentOptions: { happyDOM: { url: 'https://club.test/', width: 390, height: 844 } },
    isolate: part.environment !== 'node',
    include: [...part.tests],
    sequence: { sequencer: LikeliestFirst },
    setupFiles: part.environment === 'node' ? [] : ['tools/testSetup.ts'],
    restoreMocks: part.environment !== 'node',
    testTimeout: timeout.test,
    hookTimeout: timeout.test,
  },
});
