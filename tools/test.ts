import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { type Outcome, readPlaywright, readVitest, VITEST_REPORT } from './reports.ts';
import { lostRows } from './rows.ts';
import { run } from './run.ts';
import { findPostgres, findRedis } from './services.ts';

// Every check of the project, one after the other; all run even when one fails. The last line adds
// up all runners. With CI=true a suite that had to be left out is a failure.
const isCi = process.env.CI === 'true';
const outcomes: Outcome[] = [];
const leftOut: string[] = [];

const check = async (name: string, command: string, args: string[], env?: NodeJS.ProcessEnv) => {
  console.log(`\n--- ${name}`);
  const code = await run(command, args, env);
  outcomes.push({ title: name, result: code === 0 ? 'passed' : 'failed' });
  return code === 0;
};

/** A runner that leaves a report: its tests are counted, and a crash without one is a failure. */
const suite = async (
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  readOutcomes: () => Outcome[] | undefined,
) => {
  console.log(`\n--- ${name}`);
  const [command = '', ...rest] = args;
  const code = await run(command, rest, env);
  const told = readOutcomes() ?? [];
  outcomes.push(...told);
  const isExplained = code === 0 ? told.length > 0 : told.some((o) => o.result === 'failed');
  if (!isExplained) outcomes.push({ title: `${name} (exit ${code})`, result: 'failed' });
};

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });

const chromium = ensureChromium();
const postgres = await findPostgres();
const redis = await findRedis();
if (!postgres) leftOut.push('everything on PostgreSQL (none found; set TEST_DATABASE_URL)');
if (!redis) leftOut.push('shared rate limits on Redis (none found; set TEST_REDIS_URL)');
const env: NodeJS.ProcessEnv = {
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(postgres && { TEST_DATABASE_URL: postgres }),
  ...(redis && { TEST_REDIS_URL: redis }),
};

await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
await check('types', 'tsc', ['--noEmit']);
await check('unused code and packages', 'knip', []);
await suite(
  'unit and server tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  env,
  readVitest,
);
const isBuilt = await check('build', 'node', ['tools/build.ts']);
// What stays behind shows after a few visits; `npm run budget` alone makes all twenty.
if (isBuilt) await check('budget', 'node', ['tools/budget.ts', '--times', '6']);
if (!chromium) leftOut.push('browser journeys (no Chromium, and none could be installed)');
else if (isBuilt) await suite('browser journeys', ['playwright', 'test'], env, readPlaywright);

for (const id of leftOut.length === 0 ? lostRows(outcomes) : []) {
  outcomes.push({ title: `row ${id} has no passing test any more`, result: 'failed' });
}
if (isCi)
  for (const title of leftOut) outcomes.push({ title: `left out: ${title}`, result: 'failed' });

const failed = outcomes.filter((o) => o.result === 'failed');
console.log('');
for (const { title } of outcomes.filter((o) => o.isRetried))
  console.log(`passed at the second try: ${title}`);
for (const { title } of failed) console.log(`failed: ${title}`);
for (const title of leftOut) console.log(`left out: ${title}`);
const passed = outcomes.filter((o) => o.result === 'passed').length;
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
