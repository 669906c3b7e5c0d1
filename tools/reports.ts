import { existsSync, readFileSync } from 'node:fs';

export const VITEST_REPORT = '.reports/vitest.json';
export const PLAYWRIGHT_REPORT = '.reports/playwright.json';

/** One test as its runner told it. `title` is the whole path: file's describes and the test's own. */
export interface Outcome {
  title: string;
  result: 'passed' | 'failed' | 'skipped';
  /** It failed first, and passed when it was run again. */
  isRetried?: boolean;
}

interface VitestJson {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}
interface PlaywrightJson {
  suites: PlaywrightSuite[];
  errors: unknown[];
}

const read = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

const vitestOutcomes = (report: VitestJson): Outcome[] =>
  report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }): Outcome => {
      const isDone = status === 'passed' || status === 'failed';
      return { title: fullName, result: isDone ? status : 'skipped' };
    });
    // A file that does not even load has no tests to count, and must not pass unseen.
    const isBroken = file.status === 'failed' && tests.every((t) => t.result !== 'failed');
    return isBroken ? [...tests, { title: file.name, result: 'failed' }] : tests;
  });

const PLAYWRIGHT_RESULT: Record<string, Outcome['result']> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
};

const suiteOutcomes = (suite: PlaywrightSuite, path: string): Outcome[] => {
  const here = `${path} ${suite.title}`;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: `${projectName}:${here} ${spec.title}`,
      result: PLAYWRIGHT_RESULT[status] ?? 'failed',
      isRetried: status === 'flaky',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteOutcomes(inner, here))];
};

/** What the last run of a runner said, or undefined when it left no report. */
export const readVitest = (): Outcome[] | undefined => {
  const report = read<VitestJson>(VITEST_REPORT);
  return report && vitestOutcomes(report);
};

export const readPlaywright = (): Outcome[] | undefined => {
  const report = read<PlaywrightJson>(PLAYWRIGHT_REPORT);
  if (!report) return undefined;
  const broken = report.errors.map((): Outcome => ({ title: 'playwright', result: 'failed' }));
  return [...report.suites.flatMap((suite) => suiteOutcomes(suite, '')), ...broken];
};
