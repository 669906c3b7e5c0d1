import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Argument, Command } from 'commander';
import { benchExact } from '../tests/bench/exact.ts';
import { benchGrowth } from '../tests/bench/growth.ts';
import { benchHttp, type HttpReport } from '../tests/bench/http.ts';
import { benchLayout, benchLog } from '../tests/bench/inspector.ts';
import type { Scenario } from '../tests/bench/load.ts';
import { median } from '../tests/bench/median.ts';
import { RULE_BENCHES } from '../tests/bench/rules.ts';
import { benchSimulation, SIMULATIONS } from '../tests/bench/simulation.ts';
import { benchVerified } from '../tests/bench/verified.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { findPostgres } from './services.ts';

// Speeds on this machine, medians of several runs. Not part of `npm test`: what else the machine
// does shows in every figure.
const PARTS = ['rules', 'verified', 'exact', 'inspector', 'http', 'growth'] as const;
type Part = (typeof PARTS)[number];

const figure = (value: number) => Math.round(value).toLocaleString('en');
const line = (what: string, value: string, target: string) =>
  console.log(`${what.padEnd(44)}${value.padStart(14)}  ${target}`);
const perSecond = (what: string, values: number[], target?: number) =>
  line(
    what,
    `${figure(median(values))}/s`,
    target === undefined
      ? ''
      : `${median(values) >= target ? 'ok' : 'BELOW'} (at least ${figure(target)})`,
  );

const rules = async (runs: number): Promise<void> => {
  const file = new URL('../tests/bench/rules.worker.ts', import.meta.url);
  for (const [index, { name, target }] of RULE_BENCHES.entries()) {
    const [speeds] = await once(new Worker(file, { workerData: { index, runs } }), 'message');
    perSecond(`rules: ${name}`, speeds, target);
  }
};

const verified = (runs: number): void =>
  perSecond('rounds verified by HMAC', benchVerified(runs), 250_000);

const MOST_EXACT_MS = 50;

const exact = (runs: number): void => {
  for (const { game, ms } of benchExact(runs)) {
    const worst = Math.max(...ms);
    line(
      `exact odds: ${game}, slowest run`,
      `${worst.toFixed(1)} ms`,
      `${worst < MOST_EXACT_MS ? 'ok' : 'ABOVE'} (under ${MOST_EXACT_MS} ms)`,
    );
  }
};

const MOST_SIMULATION_S = 5;

/** What a designer's simulation takes on all cores, sessions of a thousand players included; and a thread alone. */
const simulations = async (runs: number): Promise<void> => {
  const cores = availableParallelism();
  for (const simulation of SIMULATIONS) {
    const { game, way, rounds } = simulation;
    const seconds: number[] = [];
    const alone: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      seconds.push(await benchSimulation(simulation, cores));
      const part = { ...simulation, rounds: rounds / 5 };
      alone.push(part.rounds / (await benchSimulation(part, 1)));
    }
    const took = median(seconds);
    line(
      `inspector: ${figure(rounds)} of ${game}, ${way}`,
      `${took.toFixed(1)} s`,
      `${took <= MOST_SIMULATION_S ? 'ok' : 'ABOVE'} (at most 5 s on ${cores} cores)`,
    );
    perSecond('  of one thread', alone);
  }
};

const SCENARIOS: Record<Scenario, { name: string; hasTarget: boolean }> = {
  'lucky-egg': { name: 'cracks settled', hasTarget: true },
  squidgame: { name: 'bridges opened, stepped on, settled', hasTarget: false },
};

/** Whether there is a PostgreSQL for the clubs that are measured. */
const isThere = async (): Promise<boolean> => {
  const postgres = await findPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres;
  else console.log('PostgreSQL left out: none found; set TEST_DATABASE_URL');
  delete process.env.TEST_REDIS_URL;
  return postgres !== undefined;
};

const http = async (runs: number): Promise<void> => {
  const hasPostgres = await isThere();
  for (const [database, target] of [
    ['pglite', 400],
    ['postgres', 1_000],
  ] as const) {
    if (database === 'postgres' && !hasPostgres) continue;
    for (const [scenario, { name, hasTarget }] of Object.entries(SCENARIOS)) {
      const reports = await benchHttp(database, scenario as Scenario, runs);
      const settled = reports.map((report) => (1000 * report.settled) / report.ms);
      perSecond(`http ${database}: ${name}`, settled, hasTarget ? target : undefined);
      const ms = (pick: (report: HttpReport) => number) => median(reports.map(pick)).toFixed(2);
      line(
        '  a call takes: half of them, 99 of 100',
        `${ms((r) => r.median)} ms`,
        `${ms((r) => r.most)} ms`,
      );
      line(
        "  processor time a call: server's, bench's own",
        `${ms((r) => r.serverMs / r.calls)} ms`,
        `${ms((r) => r.ownMs / r.calls)} ms`,
      );
    }
  }
};

/** Of what they play alone, four players play at least this part beside sixteen readers. */
const LEAST_BESIDE = 0.8;

const growth = async (runs: number): Promise<void> => {
  if (!(await isThere())) return;
  const { grown, lists, alone, beside } = await benchGrowth(runs);
  line('growth: a million rounds made', `${grown.toFixed(0)} s`, '');
  const most = (times: number[]) => `${median(times).toFixed(1)} ms`;
  line('  a list takes:', 'heavy player', 'dormant player');
  for (const { path, heavy, dormant } of lists) line(`  ${path}`, most(heavy), most(dormant));
  perSecond('growth: four players, alone', alone);
  perSecond('growth: four players, beside 16 readers', beside);
  const part = median(beside) / median(alone);
  const verdict = part >= LEAST_BESIDE ? 'ok' : 'BELOW';
  line('  of what they play alone', `${(100 * part).toFixed(0)} %`, `${verdict} (at least 80 %)`);
};

const MOST_LAYOUT_MS = 100;
/** Of a second, for a log that grows by a thousand entries in it; and of one read, a frame at 60 a second. */
const MOST_LOG_MS = 100;
const FRAME_MS = 16;

const panels = async (runs: number): Promise<void> => {
  const within = (what: string, ms: number, most: number) =>
    line(what, `${ms.toFixed(1)} ms`, `${ms < most ? 'ok' : 'ABOVE'} (under ${most} ms)`);
  for (const { game, ms } of await benchLayout(runs))
    within(`inspector: chart of ${game}, slowest run`, Math.max(...ms), MOST_LAYOUT_MS);
  const { reads, aSecond } = await benchLog(runs);
  within('inspector: log of 1,000 entries a second', aSecond, MOST_LOG_MS);
  const sorted = reads.toSorted((a, b) => a - b);
  within('  a read of 200, 99 of 100', sorted[Math.floor(sorted.length * 0.99)] ?? 0, FRAME_MS);
};

const inspector = async (runs: number): Promise<void> => {
  await simulations(runs);
  await panels(runs);
};

const benches: Record<Part, (runs: number) => Promise<void> | void> = {
  rules,
  verified,
  exact,
  http,
  growth,
  inspector,
};

const program = new Command('bench')
  .description('Speeds on this machine: medians of several runs.')
  .addArgument(new Argument('[parts...]', 'what to measure').choices(PARTS).default(PARTS, 'all'))
  .option('--runs <n>', 'runs of each', '5')
  .action((parts: readonly string[], options: { runs: string }) =>
    orBadInput(async () => {
      const runs = Number(options.runs);
      if (!Number.isInteger(runs) || runs < 1)
        throw new BadInput('--runs is a whole number from 1');
      console.log(`Node ${process.version}, ${availableParallelism()} cores, ${runs} runs each`);
      for (const part of PARTS) if (parts.includes(part)) await benches[part](runs);
    }),
  );

await program.parseAsync();
