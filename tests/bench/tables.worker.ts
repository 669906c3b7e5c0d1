import { parentPort, workerData } from 'node:worker_threads';
import { benchTable, TABLE_BENCHES } from './tables.ts';

// A thread for each game, as a simulation runs it.
const { index, runs }: { index: number; runs: number } = workerData;
const bench = TABLE_BENCHES[index];
if (bench) parentPort?.postMessage(benchTable(bench, runs));
