import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import concurrently, { type CloseEvent } from 'concurrently';
import { print } from '#server/platform/terminal.ts';
import { changedSince } from './changed/changed.ts';
import { ensureChromium } from './chromium.ts';
import { fastStart } from './fastStart.ts';
import { processorSeconds, timed } from './processor.ts';
import {
  JOURNEYS as JOURNEY_FOLDERS,
  PLAYWRIGHT_REPORT,
  readPlaywright,
  readVitest,
  type TestResult,
  VITEST_REPORT,
} from './reports.ts';
import { lostRows } from './rows.ts';
import { servicesEnv } from './services.ts';

// Every check of the project; all run even when one fails. The last line adds up all runners. With
// CI=true a suite that had to be left out is a failure. No test is tried twice. `npm test -- --changed`
// runs what is reached by what is not committed, else by the last commit; `-- --changed main` by all since main.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const change = values.changed ? changedSince(positionals[0]) : undefined;
const isCi = process.env.CI === 'true';
const outcomes: TestResult[] = [];
const leftOut: string[] = [];
const parts: { name: string; ms: number; processor: number }[] = [];

const tell = (title: string, isPassed: boolean) => {
  outcomes.push({ title, result: isPassed ? 'passed' : 'failed', ms: 0 });
};

interface Check {
  name: string;
  command: string;
}

const timesOf = ({ name }: { name: string }) => `.reports/times-${name.replaceAll(' ', '-')}`;

/** Two at a time, since each of them waits for one thread some of its time. Answers which were passed. */
const runAll = async (checks: Check[], env: NodeJS.ProcessEnv = {}): Promise<Set<string>> => {
  if (checks.length === 0) return new Set();
  for (const check of checks) rmSync(timesOf(check), { force: true });
  const { result } = concurrently(
    checks.map(({ name, command }) => ({ name, command: timed(command, timesOf({ name })), env })),
    { maxProcesses: 2, group: true, prefixColors: false },
  );
  // Where one failed, the promise is rejected with how all of them ended.
  const ends = await result.catch((all: CloseEvent[]) => all);
  for (const { command, timings } of ends)
    parts.push({
      name: command.name,
      ms: timings.durationSeconds * 1000,
      processor: processorSeconds(timesOf(command)) ?? Number.NaN,
    });
  return new Set(ends.filter(({ exitCode }) => exitCode === 0).map(({ command }) => command.name));
};

/** A runner that leaves a report: its tests are counted, and a crash without one is a failure. */
const count = (name: string, passed: Set<string>, told: TestResult[] = []) => {
  outcomes.push(...told);
  const isExplained = passed.has(name)
    ? told.length > 0
    : told.some(({ result }) => result === 'failed');
  if (!isExplained) tell(name, false);
};

mkdirSync('.reports', { recursive: true });
// What long proofs and pictures left there stays.
for (const old of [VITEST_REPORT, PLAYWRIGHT_REPORT, JOURNEY_FOLDERS])
  rmSync(old, { recursive: true, force: true });

const chromium = ensureChromium();
const services = await servicesEnv();
if (!services.TEST_DATABASE_URL)
  leftOut.push('everything on PostgreSQL (none found; set TEST_DATABASE_URL)');
if (!services.TEST_REDIS_URL)
  leftOut.push('shared rate limits on Redis (none found; set TEST_REDIS_URL)');
const env = {
  // They run beside one another.
  TEST_SLOWNESS: process.env.TEST_SLOWNESS ?? '4',
  ...fastStart,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...services,
};

/** File names as a command takes them; none at all where everything is meant. */
const listed = (files: readonly string[] = []) => files.join(' ');
const BUILD: Check = { name: 'build', command: 'node tools/build.ts' };
const CODE: Check[] = [
  {
    name: 'lint',
    command: `biome check --error-on-warnings --no-errors-on-unmatched ${listed(change?.files) || '.'}`,
  },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'unused code and packages', command: 'knip' },
];
const UNIT: Check = {
  name: 'unit and server tests',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT} ${listed(change?.units)}`,
};
// What stays behind shows after a few visits; `npm run budget` alone makes all twenty.
const BUDGET: Check = { name: 'budget', command: 'node tools/budget.ts --times 4' };
const JOURNEYS: Check = {
  name: 'browser journeys',
  command: `playwright test ${listed(change?.journeys)}`,
};

const hasJourneys = change?.journeys.length !== 0;
if (hasJourneys && !chromium)
  leftOut.push('browser journeys (no Chromium, and none could be installed)');
const code = hasJourneys ? [BUILD, ...CODE] : CODE;
const sound = await runAll(code);
for (const { name } of code) tell(name, sound.has(name));
// The journeys begin first, being the longest, and wait half of their time: the others run beside them.
const isBuilt = sound.has(BUILD.name);
const tests = [
  ...(isBuilt && chromium ? [JOURNEYS] : []),
  ...(change?.units.length === 0 ? [] : [UNIT]),
  ...(isBuilt && !change ? [BUDGET] : []),
];
const passedTests = await runAll(tests, env);
if (tests.includes(UNIT)) count(UNIT.name, passedTests, readVitest());
if (tests.includes(BUDGET)) tell(BUDGET.name, passedTests.has(BUDGET.name));
if (tests.includes(JOURNEYS)) count(JOURNEYS.name, passedTests, readPlaywright());

for (const id of leftOut.length === 0 && !change ? lostRows(outcomes) : [])
  outcomes.push({ title: `row ${id} has no passing test any more`, result: 'failed', ms: 0 });
if (isCi)
  for (const title of leftOut)
    outcomes.push({ title: `left out: ${title}`, result: 'failed', ms: 0 });

const failed = outcomes.filter((o) => o.result === 'failed');
print('', 'Minutes, and seconds of processors:');
const took = (ms: number, processor: number, name: string) =>
  print(`${(ms / 60_000).toFixed(1).padStart(6)}${processor.toFixed(0).padStart(7)}  ${name}`);
for (const { name, ms, processor } of parts) took(ms, processor, name);
took(
  performance.now(),
  parts.reduce((sum, { processor }) => sum + processor, 0),
  'altogether',
);
print('', 'The slowest, in seconds:');
for (const { title, ms } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  print(`${(ms / 1000).toFixed(1).padStart(6)}  ${title}`);
print('');
for (const { title, why, folder, alone } of failed) {
  print(`failed: ${title}`);
  if (why) print(...why.split('\n').map((line) => `    ${line}`));
  if (folder) print(`  what it left: ${folder}`);
  if (alone) print(`  alone: ${alone}`);
}
for (const { title } of outcomes.filter((o) => o.result === 'skipped')) print(`skipped: ${title}`);
for (const title of leftOut) print(`left out: ${title}`);
const passed = outcomes.filter((o) => o.result === 'passed').length;
print(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
