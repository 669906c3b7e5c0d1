import { mkdirSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';
import { print } from '#server/terminal.ts';
import { ensureChromium } from './chromium.ts';
import { fastStart } from './fastStart.ts';
import { type Outcome, readPlaywright, readVitest, VITEST_REPORT } from './reports.ts';
import { lostRows } from './rows.ts';
import { servicesEnv } from './services.ts';

// Every check of the project; all run even when one fails. The last line adds up all runners. With
// CI=true a suite that had to be left out is a failure. No test is tried twice.
const isCi = process.env.CI === 'true';
const outcomes: Outcome[] = [];
const leftOut: string[] = [];
const parts: { name: string; ms: number }[] = [];

const tell = (title: string, isPassed: boolean) => {
  outcomes.push({ title, result: isPassed ? 'passed' : 'failed', ms: 0 });
};

interface Check {
  name: string;
  command: string;
}

/** Two at a time, since each of them waits for one thread some of its time. Answers which were passed. */
const runAll = async (checks: Check[], env: NodeJS.ProcessEnv = {}): Promise<Set<string>> => {
  const { result } = concurrently(
    checks.map((check) => ({ ...check, env })),
    { maxProcesses: 2, group: true, prefixColors: false },
  );
  // Where one failed, the promise is rejected with how all of them ended.
  const ends = await result.catch((all: CloseEvent[]) => all);
  for (const { command, timings } of ends)
    parts.push({ name: command.name, ms: timings.durationSeconds * 1000 });
  return new Set(ends.filter(({ exitCode }) => exitCode === 0).map(({ command }) => command.name));
};

/** A runner that leaves a report: its tests are counted, and a crash without one is a failure. */
const count = (name: string, passed: Set<string>, told: Outcome[] = []) => {
  outcomes.push(...told);
  const isExplained = passed.has(name)
    ? told.length > 0
    : told.some(({ result }) => result === 'failed');
  if (!isExplained) tell(name, false);
};

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });

const chromium = ensureChromium();
const services = await servicesEnv();
if (!services.TEST_DATABASE_URL)
  leftOut.push('everything on PostgreSQL (none found; set TEST_DATABASE_URL)');
if (!services.TEST_REDIS_URL)
  leftOut.push('shared rate limits on Redis (none found; set TEST_REDIS_URL)');
const env = { ...fastStart, ...(chromium && { CHROMIUM_PATH: chromium }), ...services };

const CODE: Check[] = [
  { name: 'build', command: 'node tools/build.ts' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'unused code and packages', command: 'knip' },
];
const UNIT: Check = {
  name: 'unit and server tests',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
};
// What stays behind shows after a few visits; `npm run budget` alone makes all twenty.
const BUDGET: Check = { name: 'budget', command: 'node tools/budget.ts --times 4' };
const JOURNEYS: Check = { name: 'browser journeys', command: 'playwright test' };

const sound = await runAll(CODE);
for (const { name } of CODE) tell(name, sound.has(name));
const isBuilt = sound.has('build');
const units = await runAll(isBuilt ? [UNIT, BUDGET] : [UNIT], env);
count(UNIT.name, units, readVitest());
if (isBuilt) tell(BUDGET.name, units.has(BUDGET.name));
if (!chromium) leftOut.push('browser journeys (no Chromium, and none could be installed)');
else if (isBuilt) count(JOURNEYS.name, await runAll([JOURNEYS], env), readPlaywright());

for (const id of leftOut.length === 0 ? lostRows(outcomes) : [])
  outcomes.push({ title: `row ${id} has no passing test any more`, result: 'failed', ms: 0 });
if (isCi)
  for (const title of leftOut)
    outcomes.push({ title: `left out: ${title}`, result: 'failed', ms: 0 });

const failed = outcomes.filter((o) => o.result === 'failed');
print('', 'Minutes:');
for (const { name, ms } of parts) print(`${(ms / 60_000).toFixed(1).padStart(6)}  ${name}`);
print('', 'The slowest, in seconds:');
for (const { title, ms } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  print(`${(ms / 1000).toFixed(1).padStart(6)}  ${title}`);
print('');
for (const { title, folder, alone } of failed) {
  print(`failed: ${title}`);
  if (folder) print(`  what it left: ${folder}`);
  if (alone) print(`  alone: ${alone}`);
}
for (const { title } of outcomes.filter((o) => o.result === 'skipped')) print(`skipped: ${title}`);
for (const title of leftOut) print(`left out: ${title}`);
const passed = outcomes.filter((o) => o.result === 'passed').length;
print(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
