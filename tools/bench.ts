import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Argument, Command } from 'commander';
import { PRINTED, print } from '#server/platform/terminal.ts';
import { benchExact } from '../tests/bench/exact.ts';
import { benchGrowth } from '../tests/bench/growth.ts';
import { median } from '../tests/bench/median.ts';
import { benchPush } from '../tests/bench/push.ts';
import { benchRealtime } from '../tests/bench/realtime.ts';
import { RULE_BENCHES } from '../tests/bench/rules.ts';
import { type benchTable, TABLE_BENCHES } from '../tests/bench/tables.ts';
import { benchVerified } from '../tests/bench/verified.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { hasPostgres, http } from './benchHttp.ts';
import { inspector } from './benchInspector.ts';
import { line, perSecond, takeLines, wholeText } from './benchLines.ts';
import { peers } from './benchPeers.ts';
import { frames, pages, taps } from './benchPhone.ts';
import { replaying } from './benchReplay.ts';
import { starting } from './benchStart.ts';
import { buildIfStale } from './build.ts';
import { keepProof } from './proofs.ts';

// Speeds on this machine, medians of several runs. Not part of `npm test`: what else the machine
// does shows in every figure. What each part came to is kept in `.reports/proofs`.
const PARTS = [
  'rules',
  'verified',
  'exact',
  'inspector',
  'replay',
  'http',
  'peers',
  'growth',
  'realtime',
  'push',
  'pages',
  'start',
  'taps',
  'frames',
] as const;
type Part = (typeof PARTS)[number];

/** What simulations play by, beside the rules that it is filled from, in processor time of one thread. */
const tables = async (runs: number): Promise<void> => {
  const file = new URL('../tests/bench/tables.worker.ts', import.meta.url);
  for (const [index, { game, way }] of TABLE_BENCHES.entries()) {
    const worker = new Worker(file, { workerData: { index, runs } });
    const [speeds]: Awaited<ReturnType<typeof benchTable>>[] = await once(worker, 'message');
    const table = median(speeds?.map((speed) => speed.table) ?? []);
    const plain = median(speeds?.map((speed) => speed.plain) ?? []);
    line(
      `rules by table: ${game}, ${way}`,
      `${wholeText(table)}/s`,
      `${(table / plain).toFixed(1)} times the rules alone`,
    );
  }
};

const rules = async (runs: number): Promise<void> => {
  const file = new URL('../tests/bench/rules.worker.ts', import.meta.url);
  for (const [index, { name, target }] of RULE_BENCHES.entries()) {
    const [speeds] = await once(new Worker(file, { workerData: { index, runs } }), 'message');
    perSecond(`rules: ${name}`, speeds, target);
  }
  await tables(runs);
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

/** Of what they play alone, four players play at least this part beside sixteen readers. */
const LEAST_BESIDE = 0.8;

const growth = async (runs: number): Promise<void> => {
  if (!(await hasPostgres())) return;
  const { grown, checks, lists, alone, beside } = await benchGrowth(runs);
  line('growth: a million rounds made', `${grown.toFixed(0)} s`, '');
  const ofPlain = (ms: number) => `${(ms / checks.plain).toFixed(2)} of it`;
  line('  one query over all entries', `${(checks.plain / 1000).toFixed(2)} s`, '');
  line('  the check of all the ledger', ofPlain(checks.all), `${(checks.all / 1000).toFixed(1)} s`);
  line('  the check from the mark', ofPlain(checks.sinceMark), '');
  const most = (times: number[]) => `${median(times).toFixed(1)} ms`;
  line('  a list takes:', 'heavy player', 'dormant player');
  for (const { path, heavy, dormant } of lists) line(`  ${path}`, most(heavy), most(dormant));
  perSecond('growth: four players, alone', alone);
  perSecond('growth: four players, beside 16 readers', beside);
  const part = median(beside) / median(alone);
  const verdict = part >= LEAST_BESIDE ? 'ok' : 'BELOW';
  line('  of what they play alone', `${(100 * part).toFixed(0)} %`, `${verdict} (at least 80 %)`);
};

/** Once, the club beside a bare socket.io server: what is between them is the club's own. */
const realtime = async (): Promise<void> => {
  if (!(await hasPostgres())) return;
  await buildIfStale();
  for (const [kind, name] of [
    ['bare', 'a bare socket.io server'],
    ['club', 'the club'],
  ] as const) {
    const { bytes, ms } = await benchRealtime(kind);
    line(`realtime: ${name}, an idle connection`, `${(bytes / 1024).toFixed(1)} KB`, '');
    const at = (part: number) =>
      `${(ms[Math.floor(ms.length * part)] ?? Number.NaN).toFixed(2)} ms`;
    line(
      '  from a change until its number stands in an open page: half, 99 of 100',
      at(0.5),
      at(0.99),
    );
  }
};

const push = async (): Promise<void> => {
  if (!(await hasPostgres())) return;
  const { queued, sent, taken, twice } = await benchPush();
  line(`push: ${wholeText(taken)} queued with their messages`, `${queued.toFixed(1)} s`, '');
  line(
    '  encrypted, signed, sent and taken',
    `${sent.toFixed(1)} s`,
    `${wholeText(taken / sent)}/s`,
  );
  line('  of them twice', wholeText(twice), twice === 0 ? 'ok' : 'ABOVE (none)');
};

const benches: Record<Part, (runs: number) => Promise<void> | void> = {
  rules,
  verified,
  exact,
  http,
  peers,
  growth,
  inspector,
  replay: replaying,
  realtime,
  push,
  pages,
  start: starting,
  taps,
  frames,
};

const program = new Command('bench')
  .configureOutput(PRINTED)
  .description('Speeds on this machine: medians of several runs.')
  .addArgument(new Argument('[parts...]', 'what to measure').choices(PARTS).default(PARTS, 'all'))
  .option('--runs <n>', 'runs of each', '5')
  .action((parts: readonly string[], options: { runs: string }) =>
    orBadInput(async () => {
      const runs = Number(options.runs);
      if (!Number.isInteger(runs) || runs < 1)
        throw new BadInput('--runs is a whole number from 1');
      print(`Node ${process.version}, ${availableParallelism()} cores, ${runs} runs each`);
      for (const part of PARTS) {
        if (!parts.includes(part)) continue;
        await benches[part](runs);
        keepProof(`bench-${part}`, takeLines());
      }
    }),
  );

await program.parseAsync();
