import { parentPort, workerData } from 'node:worker_threads';
import { benchPlay, RULE_BENCHES } from './rules.ts';

// A thread for each game, as the simulator runs it: no game's shapes slow another's.
const { index, runs }: { index: number; runs: number } = workerData;
const bench = RULE_BENCHES[index];
if (bench) parentPort?.postMessage(benchPlay(bench.play, runs));
