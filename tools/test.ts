import { mkdirSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';
import { ensureChromium } from './chromium.ts';
import { type Outcome, readPlaywright, readVitest, VITEST_REPORT } from './reports.ts';
import { lostRows } from './rows.ts';
import { run } from './run.ts';
import { servicesEnv } from './services.ts';

// Every check of the project; all run even when one fails. The last line adds up all runners. With
// CI=true a suite that had to be left out is a failure. No test is tried twice.
const isCi = process.env.CI === 'true';
const outcomes: Outcome[] = [];
const leftOut: string[] = [];
const parts: { name: string; ms: number }[] = [];

const timed = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  const started = performance.now();
  const value = await work();
  parts.push({ name, ms: performance.now() - started });
  return value;
};

const tell = (title: string, isPassed: boolean) => {
  outcomes.push({ title, result: isPassed ? 'passed' : 'failed', ms: 0 });
};

/** Two at a time, since the build waits for one thread most of the time. True when it is built. */
const checkCode = async (): Promise<boolean> => {
  const { result } = concurrently(
    [
      { name: 'build', command: 'node tools/build.ts' },
      { name: 'lint', command: 'biome check --error-on-warnings .' },
      { name: 'types', command: 'tsc --noEmit' },
      { name: 'unused code and packages', command: 'knip' },
    ],
    { maxProcesses: 2, group: true, prefixColors: false },
  );
  // Where one failed, the promise is rejected with how all of them ended.
  const ends = await result.catch((all: CloseEvent[]) => all);
  for (const { command, exitCode, timings } of ends) {
    parts.push({ name: command.name, ms: timings.durationSeconds * 1000 });
    tell(command.name, exitCode === 0);
  }
  return ends.some(({ command, exitCode }) => command.name === 'build' && exitCode === 0);
};

/** A runner that leaves a report: its tests are counted, and a crash without one is a failure. */
const suite = (
  name: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  readOutcomes: () => Outcome[] | undefined,
) =>
  timed(name, async () => {
    console.log(`\n--- ${name}`);
    const code = await run(command, args, env);
    const told = readOutcomes() ?? [];
    outcomes.push(...told);
    const isExplained = code === 0 ? told.length > 0 : told.some((o) => o.result === 'failed');
    if (!isExplained) outcomes.push({ title: `${name} (exit ${code})`, result: 'failed', ms: 0 });
  });

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });

const chromium = ensureChromium();
const services = await servicesEnv();
if (!services.TEST_DATABASE_URL)
  leftOut.push('everything on PostgreSQL (none found; set TEST_DATABASE_URL)');
if (!services.TEST_REDIS_URL)
  leftOut.push('shared rate limits on Redis (none found; set TEST_REDIS_URL)');
const env = { ...(chromium && { CHROMIUM_PATH: chromium }), ...services };

const isBuilt = await checkCode();
await suite(
  'unit and server tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  env,
  readVitest,
);
if (isBuilt)
  await timed('budget', async () => {
    console.log('\n--- budget');
    // What stays behind shows after a few visits; `npm run budget` alone makes all twenty.
    tell('budget', (await run('node', ['tools/budget.ts', '--times', '4'], env)) === 0);
  });
if (!chromium) leftOut.push('browser journeys (no Chromium, and none could be installed)');
else if (isBuilt) await suite('browser journeys', ['playwright', 'test'], env, readPlaywright);

for (const id of leftOut.length === 0 ? lostRows(outcomes) : [])
  outcomes.push({ title: `row ${id} has no passing test any more`, result: 'failed', ms: 0 });
if (isCi)
  for (const title of leftOut)
    outcomes.push({ title: `left out: ${title}`, result: 'failed', ms: 0 });

const failed = outcomes.filter((o) => o.result === 'failed');
console.log('\nMinutes:');
for (const { name, ms } of parts) console.log(`${(ms / 60_000).toFixed(1).padStart(6)}  ${name}`);
console.log('\nThe slowest, in seconds:');
for (const { title, ms } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)}  ${title}`);
console.log('');
for (const { title, folder, alone } of failed) {
  console.log(`failed: ${title}`);
  if (folder) console.log(`  what it left: ${folder}`);
  if (alone) console.log(`  alone: ${alone}`);
}
for (const { title } of outcomes.filter((o) => o.result === 'skipped'))
  console.log(`skipped: ${title}`);
for (const title of leftOut) console.log(`left out: ${title}`);
const passed = outcomes.filter((o) => o.result === 'passed').length;
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
