import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export const VITEST_REPORT = '.reports/vitest.json';
export const PLAYWRIGHT_REPORT = '.reports/playwright.json';
/** What journeys that failed left behind, a folder each. */
export const JOURNEYS = '.reports/journeys';

/** One test as its runner told it. `title` is the whole path: file's describes and the test's own. */
export interface TestResult {
  title: string;
  result: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** How to run it alone. */
  alone?: string;
  /** Of a test that failed: the folder with its trace, its server's log and its seed. */
  folder?: string;
  /** Of a test that failed: the first lines of what it said. */
  why?: string;
}

const WHY_LINES = 4;

const whyOf = (messages: (string | undefined)[]): Pick<TestResult, 'why'> => {
  const said = messages.find(Boolean);
  const lines = stripVTControlCharacters(said ?? '').split('\n');
  return said === undefined ? {} : { why: lines.slice(0, WHY_LINES).join('\n') };
};

interface VitestJson {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: {
    duration: number;
    attachments: { path?: string }[];
    errors: { message?: string }[];
  }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightJson {
  suites: PlaywrightSuite[];
  errors: unknown[];
}

const read = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

const readLine = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;

/** A regular expression that finds a test by its title, in any shell's quotes. */
export const patternOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N} ,:-]/gu, '.');

const vitestOutcomes = (report: VitestJson): TestResult[] =>
  report.testResults.flatMap((file) => {
    const path = file.name.slice(process.cwd().length + 1);
    const tests = file.assertionResults.map((told): TestResult => {
      const { fullName, status, duration = 0, failureMessages = [] } = told;
      const isDone = status === 'passed' || status === 'failed';
      return {
        title: fullName,
        result: isDone ? status : 'skipped',
        ms: duration,
        alone: `npm run unit -- ${path} -t "${patternOf(fullName)}"`,
        ...whyOf(failureMessages),
      };
    });
    // A file that does not even load has no tests to count, and must not pass unseen.
    const isBroken = file.status === 'failed' && tests.every((t) => t.result !== 'failed');
    const alone = `npm run unit -- ${path}`;
    return isBroken
      ? [...tests, { title: path, result: 'failed', ms: 0, alone, ...whyOf([file.message]) }]
      : tests;
  });

const PLAYWRIGHT_RESULT: Record<string, TestResult['result']> = {
  expected: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
};

/** The folder of a journey that failed: the one its trace or picture stands in. */
const folderOf = ({ results }: PlaywrightTest): string | undefined =>
  results
    .flatMap(({ attachments }) => attachments)
    .map(({ path }) => /\.reports\/(?:journeys|steady\/[^/]+)\/[^/]+/.exec(path ?? '')?.[0])
    .find((folder) => folder !== undefined);

const journey = (test: PlaywrightTest, title: string): TestResult => {
  const result = PLAYWRIGHT_RESULT[test.status] ?? 'failed';
  const folder = result === 'failed' ? folderOf(test) : undefined;
  const alone = folder && readLine(`${folder}/alone.txt`);
  const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
  const why = whyOf(test.results.flatMap(({ errors }) => errors.map(({ message }) => message)));
  return { title, result, ms, ...why, ...(folder && { folder }), ...(alone && { alone }) };
};

const suiteOutcomes = (suite: PlaywrightSuite, path: string): TestResult[] => {
  const here = `${path} ${suite.title}`;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => journey(test, `${test.projectName}:${here} ${spec.title}`)),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteOutcomes(inner, here))];
};

/** What the last run of a runner said, or undefined when it left no report. */
export const readVitest = (): TestResult[] | undefined => {
  const report = read<VitestJson>(VITEST_REPORT);
  return report && vitestOutcomes(report);
};

export const readPlaywright = (): TestResult[] | undefined => {
  const report = read<PlaywrightJson>(PLAYWRIGHT_REPORT);
  if (!report) return undefined;
  const broken = report.errors.map(
    (): TestResult => ({ title: 'playwright', result: 'failed', ms: 0 }),
  );
  return [...report.suites.flatMap((suite) => suiteOutcomes(suite, '')), ...broken];
};
