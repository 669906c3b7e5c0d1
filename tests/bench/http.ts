import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Club } from '../journeys/club.ts';
import { registered } from '../journeys/steps.ts';
import type { LoadOrder, LoadReport, Scenario } from './load.ts';

const PLAYERS = 16;
/** Long enough for the engine to have compiled what is measured. */
const WARM_MS = 2_000;
const RUN_MS = 4_000;

/** Players with coins, newly registered: a run's calls stay below the limit of changes a minute. */
const somePlayers = async (club: Club): Promise<string[]> => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => registered(club)));
  for (const { uid } of players)
    await club.operator('coins', 'adjust', uid, '1000', '--reason', 'bench');
  return players.map(({ token }) => token);
};

const order = async (worker: Worker, load: LoadOrder): Promise<LoadReport> => {
  worker.postMessage(load);
  const [report]: [LoadReport] = (await once(worker, 'message')) as [LoadReport];
  if (report.failure !== null) throw new Error(report.failure);
  return report;
};

/**
 * Settled rounds a second through HTTP, one server process, 16 players: reports of several runs. The
 * server runs as in production, so it does not check its own answers against the contract.
 */
export const benchHttp = async (
  database: 'pglite' | 'postgres',
  scenario: Scenario,
  runs: number,
): Promise<LoadReport[]> => {
  const club = await Club.open(database, { NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  const worker = new Worker(new URL('./load.worker.ts', import.meta.url));
  try {
    const reports: LoadReport[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const tokens = await somePlayers(club);
      const ms = run === 0 ? WARM_MS : RUN_MS;
      const report = await order(worker, { url: club.url, tokens, scenario, ms });
      if (run > 0) reports.push(report);
    }
    return reports;
  } finally {
    await worker.terminate();
    await club.close();
  }
};
