import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { print } from '#server/platform/terminal.ts';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { keepProof } from './proofs.ts';
import {
  PLAYWRIGHT_REPORT,
  readPlaywright,
  readVitest,
  type TestResult,
  VITEST_REPORT,
} from './reports.ts';
import { run } from './run.ts';
import { servicesEnv } from './services.ts';

// Proof that no test lives by luck: `npm run steady` runs the unit tests with their event loops held up
// at random (jitter.ts), then each journey five times with four busy processes beside it and the server's
// answers late at random, all in a shuffled order, and none may fail once. The whole takes two to three
// hours, so what each part came to is kept in `.reports/proofs` by itself, and `-- --part games` runs one alone.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    busy: { type: 'string', default: '4' },
    part: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
  },
});
const { times, busy, part, seed } = values;
const UNITS = 'units';

const startBusy = (): ChildProcess[] =>
  Array.from({ length: Number(busy) }, () =>
    spawn(process.execPath, ['tools/busy.ts'], { stdio: 'ignore' }),
  );

const isFailed = ({ result }: TestResult): boolean => result !== 'passed';

// The configuration reads from the environment which databases there are.
Object.assign(process.env, await servicesEnv());
const { default: config } = await import('../playwright.config.ts');
const PARTS = [UNITS, ...(config.projects ?? []).map(({ name = '' }) => name)];
if (part !== undefined && !PARTS.includes(part))
  throw new Error(`--part is one of ${PARTS.join(', ')}`);

await buildIfStale();
const chromium = ensureChromium();
if (!chromium) throw new Error('No Chromium, and none could be installed');
const env: NodeJS.ProcessEnv = {
  CHROMIUM_PATH: chromium,
  TEST_JITTER: '1',
  TEST_BOTH_DATABASES: '1',
  TEST_SLOWNESS: process.env.TEST_SLOWNESS ?? '4',
};

/** What a runner's tests came to; that it ended badly without one that failed is a failure as well. */
const outcomesOf = async (
  [command, ...args]: [string, ...string[]],
  report: string,
  read: () => TestResult[] | undefined,
  own: NodeJS.ProcessEnv = {},
): Promise<TestResult[]> => {
  rmSync(report, { force: true });
  const code = await run(command, args, { ...env, ...own });
  const told = read() ?? [];
  if (code === 0 ? told.length > 0 : told.some(({ result }) => result === 'failed')) return told;
  const alone = [command, ...args].join(' ');
  return [...told, { title: `the run ended with code ${code}`, result: 'failed', ms: 0, alone }];
};

const runUnits = async (): Promise<TestResult[]> => {
  const shuffled = ['--sequence.shuffle.files', '--sequence.seed', seed];
  const told = ['--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const all = await outcomesOf(['vitest', 'run', ...shuffled, ...told], VITEST_REPORT, readVitest);
  // A few need what one of the databases, or this machine, lacks.
  return all.filter(({ result }) => result !== 'skipped');
};

const runOnce = (project: string, time: number): Promise<TestResult[]> => {
  const order = `${seed}-${time}`;
  // What failed stays, whichever run comes next.
  const output = `.reports/steady/${time}-${project.replace(' ', '-')}`;
  return outcomesOf(
    ['playwright', 'test', '--project', project, '--shuffle', order, '--output', output],
    PLAYWRIGHT_REPORT,
    readPlaywright,
    { JOURNEY_SEED: order },
  );
};

const runJourneys = async (project: string): Promise<TestResult[]> => {
  const outcomes: TestResult[] = [];
  const neighbours = startBusy();
  try {
    // One run after the other: repeated within a run, each journey would open a club of its own.
    for (let time = 1; time <= Number(times); time += 1) {
      outcomes.push(...(await runOnce(project, time)));
      const failed = outcomes.filter(isFailed).length;
      print(`steady: ${project}, time ${time} of ${times}, ${failed} failed so far`);
    }
  } finally {
    for (const each of neighbours) each.kill('SIGKILL');
  }
  return outcomes;
};

/** What a part came to, in words. */
const resultOf = (part: string, outcomes: readonly TestResult[], ms: number): string => {
  const slowest = Math.max(...outcomes.map((outcome) => outcome.ms));
  const runs = `${outcomes.length} runs, ${outcomes.filter(isFailed).length} failed`;
  const took = `${(ms / 60_000).toFixed(1)} minutes, the slowest ${Math.round(slowest / 1000)} s`;
  const how = part === UNITS ? '' : `${times} times beside ${busy} busy processes, `;
  return `${runs}, ${took}; ${how}seed ${seed}`;
};

const failures: TestResult[] = [];
for (const name of PARTS.filter((each) => part === undefined || part === each)) {
  const started = performance.now();
  const outcomes = await (name === UNITS ? runUnits() : runJourneys(name));
  const failed = outcomes.filter(isFailed);
  const told = failed.flatMap(({ title, folder, alone }) => [
    `failed: ${title}`,
    `  what it left: ${folder ?? 'nothing'}`,
    `  alone: ${alone}`,
  ]);
  const result = resultOf(name, outcomes, performance.now() - started);
  print(`steady, ${name}: ${result}`, ...told);
  keepProof(`steady-${name.replace(' ', '-')}`, [result, ...told]);
  failures.push(...failed);
}
if (failures.length > 0) process.exitCode = 1;
