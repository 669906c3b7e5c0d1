import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import {
  type Outcome,
  PLAYWRIGHT_REPORT,
  readPlaywright,
  readVitest,
  VITEST_REPORT,
} from './reports.ts';
import { run } from './run.ts';
import { servicesEnv } from './services.ts';

// Proof that no test lives by luck: `npm run steady` runs the unit tests with their event loops held up
// at random (jitter.ts), then each journey five times with four busy processes beside it and the server's
// answers late at random, all in a shuffled order, and none may fail once. What came of it is kept in
// CONTRIBUTING.md.
// `-- --times 1 --project games` tries a part, and keeps nothing; so does `-- --project units`.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    busy: { type: 'string', default: '4' },
    project: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
  },
});
const { times, busy, project, seed } = values;
const isWhole = project === undefined && times === '5' && busy === '4';
/** Journeys of one project share a club: mixed with others, they would open one each. */
const PROJECTS = ['games', 'pages', 'real', 'postgres games', 'postgres'];
const UNITS = 'units';
if (project !== undefined && ![UNITS, ...PROJECTS].includes(project))
  throw new Error(`--project is one of ${[UNITS, ...PROJECTS].join(', ')}`);
const isWanted = (name: string) => project === undefined || project === name;
const KEPT = 'CONTRIBUTING.md';
const BLOCK = /(<!-- steady -->\n)[\s\S]*?(<!-- \/steady -->)/;

const startBusy = (): ChildProcess[] =>
  Array.from({ length: Number(busy) }, () =>
    spawn(process.execPath, ['tools/busy.ts'], { stdio: 'ignore' }),
  );

const isPassed = ({ result }: Outcome): boolean => result === 'passed';
const isFailed = (outcome: Outcome): boolean => !isPassed(outcome);
const minutes = (ms: number) => (ms / 60_000).toFixed(1);

await buildIfStale();
const chromium = ensureChromium();
if (!chromium) throw new Error('No Chromium, and none could be installed');
const env: NodeJS.ProcessEnv = {
  ...(await servicesEnv()),
  CHROMIUM_PATH: chromium,
  TEST_JITTER: '1',
  TEST_SLOWNESS: process.env.TEST_SLOWNESS ?? '4',
};
const started = performance.now();
let isBroken = false;

/** What a runner's tests came to; one that ends badly, or tells of none, breaks the proof. */
const outcomesOf = async (
  [command, ...args]: [string, ...string[]],
  report: string,
  read: () => Outcome[] | undefined,
  own: NodeJS.ProcessEnv = {},
): Promise<Outcome[]> => {
  rmSync(report, { force: true });
  const code = await run(command, args, { ...env, ...own });
  const told = read() ?? [];
  if (code !== 0 || told.length === 0) isBroken = true;
  return told;
};

const runUnits = async (): Promise<Outcome[]> => {
  const shuffled = ['--sequence.shuffle.files', '--sequence.seed', seed];
  const told = ['--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const all = await outcomesOf(['vitest', 'run', ...shuffled, ...told], VITEST_REPORT, readVitest);
  // A few need what one of the databases, or this machine, lacks.
  return all.filter(({ result }) => result !== 'skipped');
};

const runJourneys = (name: string, time: number): Promise<Outcome[]> => {
  const order = `${seed}-${time}`;
  // What failed stays, whichever run comes next.
  const output = `.reports/steady/${time}-${name.replace(' ', '-')}`;
  return outcomesOf(
    ['playwright', 'test', '--project', name, '--shuffle', order, '--output', output],
    PLAYWRIGHT_REPORT,
    readPlaywright,
    { JOURNEY_SEED: order },
  );
};

const units = isWanted(UNITS) ? await runUnits() : [];
const outcomes: Outcome[] = [];
const neighbours = startBusy();
try {
  // One run after the other: repeated within a run, each journey would open a club of its own.
  for (let time = 1; time <= Number(times); time += 1)
    for (const name of PROJECTS.filter(isWanted)) {
      outcomes.push(...(await runJourneys(name, time)));
      const failed = outcomes.filter(isFailed).length;
      console.log(`steady: ${name}, time ${time} of ${times}, ${failed} failed so far`);
    }
} finally {
  for (const each of neighbours) each.kill('SIGKILL');
}

const slowest = outcomes.toSorted((a, b) => b.ms - a.ms)[0];
const failures = [...units, ...outcomes].filter(isFailed);
const summary = [
  `${units.filter(isPassed).length} unit tests passed, their event loops held up at random, and ${outcomes.filter(isPassed).length} runs of`,
  `${new Set(outcomes.map(({ title }) => title)).size} journeys, ${times} times each, their answers late at random, ${busy} busy processes beside them`,
  `on ${availableParallelism()} cores; ${failures.length} failed. Shuffled with seed ${seed}, no second try:`,
  `${minutes(performance.now() - started)} minutes; the slowest journey took ${Math.round((slowest?.ms ?? 0) / 1000)} s.`,
].join('\n');
console.log(`\n${summary}`);
for (const { title, folder, alone } of failures)
  console.log(`failed: ${title}\n  what it left: ${folder ?? 'nothing'}\n  alone: ${alone}`);
if (isBroken || failures.length > 0) process.exit(1);
if (isWhole) {
  const text = readFileSync(KEPT, 'utf8');
  writeFileSync(
    KEPT,
    text.replace(BLOCK, (_all, from, to) => `${from}${summary}\n${to}`),
  );
}
