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
// at random (jitter.ts), then each journey five times with four busy processes beside it, all in a
// shuffled order, and none may fail once. What came of it is kept in CONTRIBUTING.md.
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

const only = (wanted: Outcome['result'], list: Outcome[]) =>
  list.filter(({ result }) => result === wanted);
const minutes = (ms: number) => (ms / 60_000).toFixed(1);

await buildIfStale();
const chromium = ensureChromium();
if (!chromium) throw new Error('No Chromium, and none could be installed');
const env: NodeJS.ProcessEnv = {
  ...(await servicesEnv()),
  CHROMIUM_PATH: chromium,
  TEST_SLOWNESS: process.env.TEST_SLOWNESS ?? '4',
};
const started = performance.now();
let isBroken = false;

const runUnits = async (): Promise<Outcome[]> => {
  rmSync(VITEST_REPORT, { force: true });
  const shuffled = ['--sequence.shuffle.files', '--sequence.seed', seed];
  const told = ['--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const args = ['run', ...shuffled, ...told];
  if ((await run('vitest', args, { ...env, TEST_JITTER: '1' })) !== 0) isBroken = true;
  return (readVitest() ?? []).filter(({ result }) => result !== 'skipped');
};

const units = isWanted(UNITS) ? await runUnits() : [];
const outcomes: Outcome[] = [];
const neighbours = startBusy();
try {
  // One run after the other: repeated within a run, each journey would open a club of its own.
  for (let time = 1; time <= Number(times); time += 1)
    for (const name of PROJECTS.filter(isWanted)) {
      rmSync(PLAYWRIGHT_REPORT, { force: true });
      const order = `${seed}-${time}`;
      // What failed stays, whichever run comes next.
      const output = `.reports/steady/${time}-${name.replace(' ', '-')}`;
      const args = ['test', '--project', name, '--shuffle', order, '--output', output];
      if ((await run('playwright', args, { ...env, JOURNEY_SEED: order })) !== 0) isBroken = true;
      outcomes.push(...(readPlaywright() ?? []));
      console.log(
        `steady: ${name}, time ${time} of ${times}, ${only('failed', outcomes).length} failed so far`,
      );
    }
} finally {
  for (const each of neighbours) each.kill('SIGKILL');
}

const passed = only('passed', outcomes).length;
const slowest = outcomes.toSorted((a, b) => b.ms - a.ms)[0];
const failures = only('failed', [...units, ...outcomes]);
const summary = [
  `${only('passed', units).length} unit tests passed, their event loops held up at random, and ${passed} runs of`,
  `${new Set(outcomes.map(({ title }) => title)).size} journeys, ${times} times each, ${busy} busy processes beside them on`,
  `${availableParallelism()} cores; ${failures.length} failed. Shuffled with seed ${seed}, no second try:`,
  `${minutes(performance.now() - started)} minutes; the slowest journey took ${Math.round((slowest?.ms ?? 0) / 1000)} s.`,
].join('\n');
console.log(`\n${summary}`);
for (const { title, folder, alone } of failures)
  console.log(`failed: ${title}\n  what it left: ${folder ?? 'nothing'}\n  alone: ${alone}`);
if (isBroken || failures.length > 0 || units.length + passed === 0) process.exit(1);
if (isWhole) {
  const text = readFileSync(KEPT, 'utf8');
  writeFileSync(
    KEPT,
    text.replace(BLOCK, (_all, from, to) => `${from}${summary}\n${to}`),
  );
}
