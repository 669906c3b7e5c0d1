import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Club } from '../journeys/club.ts';
import { registered } from '../journeys/steps.ts';
import type { LoadOrder, LoadReport, Scenario } from './load.ts';

const PLAYERS = 16;
/** Long enough for the engine to have compiled what is measured. */
const WARM_MS = 2_000;
const RUN_MS = 4_000;

/** Players with coins, newly registered: a run's calls stay below the limit of changes a minute. */
export const somePlayers = async (club: Club, count: number): Promise<string[]> => {
  const players = await Promise.all(Array.from({ length: count }, () => registered(club)));
  for (const { uid } of players)
    await club.operator('coins', 'adjust', uid, '1000', '--reason', 'bench');
  return players.map(({ token }) => token);
};

/** A run's report, and what the server's process worked for it. */
export interface HttpReport extends LoadReport {
  /** Milliseconds of processor time; NaN where the system does not tell. */
  serverMs: number;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time a process has used so far. */
const usedMs = (pid: number | undefined): number => {
  try {
    // Fields 14 and 15, user and system time; the name before them may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
};

/** Has a load generator (load.worker.ts) play; throws the first answer that was none. */
export const order = async (worker: Worker, load: LoadOrder): Promise<LoadReport> => {
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
): Promise<HttpReport[]> => {
  const club = await Club.open(database, {
    isReal: true,
    env: { LOG_LEVEL: 'warn' },
  });
  const worker = new Worker(new URL('./load.worker.ts', import.meta.url));
  try {
    const reports: HttpReport[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const tokens = await somePlayers(club, PLAYERS);
      const ms = run === 0 ? WARM_MS : RUN_MS;
      const before = usedMs(club.pid);
      const report = await order(worker, { url: club.url, tokens, scenario, ms });
      if (run > 0) reports.push({ ...report, serverMs: usedMs(club.pid) - before });
    }
    return reports;
  } finally {
    await worker.terminate();
    await club.close();
  }
};
