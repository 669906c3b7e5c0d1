import { Worker } from 'node:worker_threads';
import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';
import { runOnWorkers } from '#src/screens/inspector/simulation/pool.ts';
import { firstAsked, readAsked, readSides } from '#src/screens/inspector/simulation/request.ts';
import type { SimulationWorker } from '#src/screens/inspector/workers.ts';

const MILLION = 1_000_000;

/** What a designer waits for at most five seconds on two free cores. */
export const SIMULATIONS: readonly { game: GameKey; way: string; rounds: number }[] = [
  { game: 'squidgame', way: 'stop=3', rounds: 10 * MILLION },
  { game: 'spin-wheel', way: 'spin', rounds: 10 * MILLION },
  { game: 'rock-scissor-paper', way: 'house', rounds: 10 * MILLION },
  { game: 'lucky-egg', way: 'crack', rounds: 10 * MILLION },
  { game: 'rock-scissor-paper', way: 'live', rounds: MILLION },
  { game: 'fto', way: 'blind', rounds: MILLION },
];

/** A thread of Node's as the pool knows one of the browser's. */
const startThread = (): SimulationWorker => {
  const thread = new Worker(new URL('../../tools/simulation.worker.ts', import.meta.url));
  const worker: SimulationWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (call) => thread.postMessage(call),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.(new MessageEvent('message', { data })));
  thread.on('error', (error) => {
    throw error;
  });
  return worker;
};

/** Seconds from the request to the last figure, threads and their start included; sessions as the form has them. */
export const benchSimulation = async (
  { game, way, rounds }: (typeof SIMULATIONS)[number],
  threads: number,
): Promise<number> => {
  const { defaults } = gameOf(game).tuning;
  const sides = readSides(game, defaults, defaults);
  const asked = { ...firstAsked(game, sides), ways: [way], rounds };
  const { request } = readAsked(game, sides, asked);
  if (!request) throw new Error(`${game} can't be played so: ${way}`);
  const began = performance.now();
  const options = { startWorker: startThread, size: threads, onProgress: () => {} };
  await runOnWorkers(request, options).result;
  return (performance.now() - began) / 1000;
};
