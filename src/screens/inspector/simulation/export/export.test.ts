import { expect, test } from 'vitest';
import { squidTuning } from '#games/squidgame/tuning.ts';
import type { RunRequest } from '../jobs.ts';
import { runOnWorkers } from '../pool.ts';
import { reportOf } from '../results.ts';
import { sameThread } from '../testWorkers.ts';
import { jsonOf, rowsOfReport } from './report.ts';

const request: RunRequest = {
  game: 'squidgame',
  subjects: [
    {
      side: 'base',
      way: 'stop=3',
      tuning: squidTuning.defaults,
      plan: { stakes: 30, balance: 5_00, bet: 1_00, unit: 1_00 },
    },
  ],
  rounds: 5_000,
  seed: 11,
  players: 60,
};
const report = async () =>
  reportOf(
    request,
    await runOnWorkers(request, { startWorker: sameThread, size: 1, onProgress: () => {} }).result,
  );

test('[inspector] a file has the request, the tuning, the code it ran on and every figure', async () => {
  const made = await report();
  const rows = rowsOfReport(made);
  const value = (table: string, figure: string, at: string | number = '') =>
    rows.find((row) => row[2] === table && row[4] === figure && (at === '' || row[3] === at))?.[5];
  expect(rows[0]).toEqual(['tuning', 'way', 'table', 'at', 'figure', 'value']);
  expect(rows.every((row) => row.length === 6)).toBe(true);
  expect(value('request', 'code')).toMatch(/^Hornbill Club \d+\.\d+\.\d+$/);
  expect(value('request', 'seed')).toBe(11);
  expect(JSON.parse(String(value('request', 'tuning')))).toEqual(squidTuning.defaults);
  const [result] = made.results;
  expect(value('simulated', 'mean', 5_000)).toBe(result?.figures.mean);
  expect(value('exact', 'mean')).toBe(0.96);
  expect(value('sessions', 'ruin', 60)).toBe(result?.sessions?.figures.ruin);
  const stakes = rows.filter((row) => row[2] === 'payouts' && row[4] === 'stakes');
  expect(stakes.reduce((sum, row) => sum + Number(row[5]), 0)).toBe(5_000);
  expect(rows.filter((row) => row[2] === 'balances')).toHaveLength(60 * 31);
});

test('[inspector] a saved report can be read back, its request run again', async () => {
  const made = await report();
  const saved = JSON.parse(jsonOf(made));
  expect(saved.request).toEqual(request);
  expect(saved.streams).toBe(64);
  expect(saved.results[0].payouts).toEqual(made.results[0]?.payouts);
});
