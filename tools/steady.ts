import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { type Outcome, PLAYWRIGHT_REPORT, readPlaywright } from './reports.ts';
import { run } from './run.ts';
import { servicesEnv } from './services.ts';

// Proof that no journey lives by luck: `npm run steady` runs each of them five times in a shuffled
// order, with four busy processes beside it, and none may fail once. What came of it is kept in
// CONTRIBUTING.md. `-- --times 1 --project games` tries a part, and keeps nothing.
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
const KEPT = 'CONTRIBUTING.md';
const BLOCK = /(<!-- steady -->\n)[\s\S]*?(<!-- \/steady -->)/;

const startBusy = (): ChildProcess[] =>
  Array.from({ length: Number(busy) }, () =>
    spawn(process.execPath, ['tools/busy.ts'], { stdio: 'ignore' }),
  );

const minutes = (ms: number) => (ms / 60_000).toFixed(1);

await buildIfStale();
const chromium = ensureChromium();
if (!chromium) throw new Error('No Chromium, and none could be installed');
const env: NodeJS.ProcessEnv = {
  ...(await servicesEnv()),
  CHROMIUM_PATH: chromium,
  TEST_SLOWNESS: process.env.TEST_SLOWNESS ?? '4',
};
const neighbours = startBusy();
const started = performance.now();
const outcomes: Outcome[] = [];
let isBroken = false;
try {
  // One run after the other: repeated within a run, each journey would open a club of its own.
  for (let time = 1; time <= Number(times); time += 1)
    for (const name of project === undefined ? PROJECTS : [project]) {
      rmSync(PLAYWRIGHT_REPORT, { force: true });
      const order = `${seed}-${time}`;
      // What failed stays, whichever run comes next.
      const output = `.reports/steady/${time}-${name.replace(' ', '-')}`;
      const args = ['test', '--project', name, '--shuffle', order, '--output', output];
      if ((await run('playwright', args, { ...env, JOURNEY_SEED: order })) !== 0) isBroken = true;
      outcomes.push(...(readPlaywright() ?? []));
      const failures = outcomes.filter(({ result }) => result === 'failed').length;
      console.log(`steady: ${name}, time ${time} of ${times}, ${failures} failed so far`);
    }
} finally {
  for (const each of neighbours) each.kill('SIGKILL');
}

const passed = outcomes.filter(({ result }) => result === 'passed').length;
const failed = outcomes.length - passed;
const slowest = outcomes.toSorted((a, b) => b.ms - a.ms)[0];
const summary = [
  `${passed} runs of ${new Set(outcomes.map(({ title }) => title)).size} journeys passed, ${failed} failed,`,
  `${times} times each, shuffled with seed ${seed}, ${busy} busy processes beside them on`,
  `${availableParallelism()} cores, no second try: ${minutes(performance.now() - started)} minutes; the slowest took ${Math.round((slowest?.ms ?? 0) / 1000)} s.`,
].join('\n');
console.log(`\n${summary}`);
for (const { title, folder, alone } of outcomes.filter(({ result }) => result === 'failed'))
  console.log(`failed: ${title}\n  what it left: ${folder}\n  alone: ${alone}`);
if (isBroken || failed > 0 || passed === 0) process.exit(1);
if (isWhole) {
  const text = readFileSync(KEPT, 'utf8');
  writeFileSync(
    KEPT,
    text.replace(BLOCK, (_all, from, to) => `${from}${summary}\n${to}`),
  );
}
