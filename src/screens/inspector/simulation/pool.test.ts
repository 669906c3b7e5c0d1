import { expect, test, vi } from 'vitest';
import { streamSeed } from '#engine/core/odds/chance.ts';
import { totalOf } from '#engine/core/odds/counts.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { simulationOf } from '#engine/core/odds/sums.ts';
import { wheelOdds } from '#games/spin-wheel/odds.ts';
import { wheelTuning } from '#games/spin-wheel/tuning.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import type { SimulationWorker } from '../workers.ts';
import type { RunRequest } from './jobs.ts';
import { runOnWorkers } from './pool.ts';
import { sameThread } from './testWorkers.ts';

const tuning = squidTuning.defaults;
const plan = { stakes: 20, balance: 10_00, bet: 1_00, unit: 1_00 };
const request: RunRequest = {
  game: 'squidgame',
  subjects: [
    { side: 'base', way: 'stop=3', tuning, plan },
    { side: 'draft', way: 'stop=3', tuning: paying(tuning, 9_550), plan },
  ],
  rounds: 6_400,
  seed: 7,
  players: 120,
};
const ignore = () => {};
const run = (asked: RunRequest, size: number, onProgress: (share: number) => void = ignore) =>
  runOnWorkers(asked, { startWorker: sameThread, size, onProgress });

test('[inspector] any number of threads gives the same figures', async () => {
  const one = await run(request, 1).result;
  const five = await run(request, 5).result;
  expect(five).toEqual(one);
  expect(one.isStopped).toBe(false);
  expect(one.played.map(({ sums }) => totalOf(sums.payouts))).toEqual([6_400, 6_400]);
  expect(one.played.map(({ sessions }) => sessions.players)).toEqual([120, 120]);
  expect(one.played[0]?.sums).not.toEqual(one.played[1]?.sums);
});

test('[inspector] one stake of one stream is the simulation that the command runs', async () => {
  const wheel = wheelTuning.defaults;
  const way = wheelOdds.way(wheel, 'spin');
  if (!way) throw new Error('no spin');
  const subject = { side: 'base', way: 'spin', tuning: wheel, plan } as const;
  const told: unknown[] = [];
  const { played } = await runOnWorkers(
    { game: 'spin-wheel', subjects: [subject], rounds: 640, seed: 3, players: 0 },
    {
      startWorker() {
        const worker = sameThread();
        const { postMessage } = worker;
        worker.postMessage = (call) => {
          told.push(call);
          postMessage(call);
        };
        return worker;
      },
      size: 2,
      onProgress: ignore,
    },
  ).result;
  expect(told).toHaveLength(64);
  const streams = Array.from({ length: 64 }, (_, stream) =>
    simulate({ ...way, tuning: wheel, seed: streamSeed(3, stream) }, 10),
  );
  const [only] = played;
  if (!only) throw new Error('nothing was played');
  const { mean, checkpoints } = simulationOf(only.sums);
  expect(mean).toBeCloseTo(streams.reduce((sum, each) => sum + each.mean, 0) / 64, 12);
  expect(checkpoints.at(-1)?.mean).toBe(mean);
});

test('[inspector] a run that is stopped tells what it knew, and that it was', async () => {
  const long = run({ ...request, rounds: 100_000_000 }, 2, () => long.stop());
  const { isStopped, played } = await long.result;
  expect(isStopped).toBe(true);
  const stakes = played.map(({ sums }) => totalOf(sums.payouts));
  expect(Math.max(...stakes)).toBeGreaterThan(0);
  expect(Math.max(...stakes)).toBeLessThan(100_000_000);
});

test('[inspector] progress only grows, to all of it', async () => {
  const shares: number[] = [];
  await run(request, 3, (share) => shares.push(share)).result;
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('[inspector] what is known on the way is of all that was played by then', async () => {
  const seen: number[][] = [];
  await runOnWorkers(request, {
    startWorker: sameThread,
    size: 3,
    onProgress: (share, soFar) => {
      const { played, isStopped } = soFar();
      expect(isStopped).toBe(true);
      const stakes = played.map(({ sums }) => totalOf(sums.payouts));
      const sessions = played.map(({ sessions }) => sessions.players * plan.stakes);
      const all = [...stakes, ...sessions].reduce((sum, each) => sum + each, 0);
      expect(all / (2 * (6_400 + 120 * plan.stakes))).toBeCloseTo(share, 12);
      seen.push(stakes);
    },
  }).result;
  expect(seen.at(-1)).toEqual([6_400, 6_400]);
});

test('[inspector] why nothing comes of a run has a name', async () => {
  const failing = (startWorker: () => SimulationWorker) =>
    runOnWorkers(request, { startWorker, size: 2, onProgress: ignore }).result;
  const none = failing(() => {
    throw new Error('no threads');
  });
  await expect(none).rejects.toMatchObject({ code: 'noWorker', message: 'no threads' });
  const broken = failing(() => {
    const worker = sameThread();
    worker.postMessage = () => worker.onerror?.(new ErrorEvent('error', { message: 'no code' }));
    return worker;
  });
  await expect(broken).rejects.toMatchObject({ code: 'broken', message: 'no code' });
  const [subject] = request.subjects;
  const refused = run({ ...request, subjects: [{ ...subject!, way: 'stop=99' }] }, 2).result;
  await expect(refused).rejects.toMatchObject({
    code: 'refused',
    message: "squidgame has no way of playing 'stop=99'",
  });
});

test('[inspector] threads end with their run, and nothing is told of one that was left', async () => {
  const ended = vi.fn();
  const startWorker = () => {
    const worker = sameThread();
    const { terminate } = worker;
    worker.terminate = () => {
      ended();
      terminate();
    };
    return worker;
  };
  await runOnWorkers(request, { startWorker, size: 3, onProgress: ignore }).result;
  expect(ended).toHaveBeenCalledTimes(3);
  const onProgress = vi.fn();
  runOnWorkers(request, { startWorker, size: 2, onProgress }).leave();
  await run(request, 1).result;
  expect(ended).toHaveBeenCalledTimes(5);
  expect(onProgress).not.toHaveBeenCalled();
});
