import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { timeout } from '#tools/timeouts.ts';
import { Club } from '../journeys/club.ts';
import { registered } from '../journeys/steps.ts';
import { openBareBet } from './bareBet.ts';
import type { LoadOrder, LoadReport, Scenario } from './load.ts';
import type { PeerOrder } from './peers/peer.ts';
import { usedMs } from './usedMs.ts';

/** Of so many each run has its own. */
export const FEW = 16;
/** Long enough for the engine to have compiled what is measured. */
export const WARM_MS = 2_000;
export const RUN_MS = 4_000;

/** Players with coins, newly registered: a run's calls stay below the limit of changes a minute. */
export const somePlayers = async (club: Club, count: number): Promise<string[]> => {
  const players: Awaited<ReturnType<typeof registered>>[] = [];
  // At a time no more than a busy server takes: a password is hashed for long.
  while (players.length < count) {
    const some = Array.from({ length: Math.min(FEW, count - players.length) });
    players.push(...(await Promise.all(some.map(() => registered(club)))));
  }
  for (const { uid } of players)
    await club.operator('coins', 'adjust', uid, '1000', '--reason', 'bench');
  return players.map(({ token }) => token);
};

/** A run's report, and what it cost. */
export interface HttpReport extends LoadReport {
  /** Milliseconds of processor time of the server's process; NaN where the system does not tell. */
  serverMs: number;
  /** The same of the connections to PostgreSQL; NaN also on the embedded database, where it is the server's. */
  databaseMs: number;
  /** Bare bets a second just before the run (bareBet.ts); NaN on the embedded database. */
  bare: number;
}

/** Has a load generator (load.worker.ts) play; throws the first answer that was none, or that none comes. */
export const order = async (worker: Worker, load: LoadOrder | PeerOrder): Promise<LoadReport> => {
  const signal = AbortSignal.timeout(load.ms + timeout.start);
  worker.postMessage(load);
  const [report]: [LoadReport] = (await once(worker, 'message', { signal })) as [LoadReport];
  if (report.failure !== null) throw new Error(report.failure);
  return report;
};

export interface HttpOrder {
  database: 'pglite' | 'postgres';
  scenario: Scenario;
  players: number;
  runs: number;
}

/** Processes' work since they are watched, those alone that are there at its beginning and its end. Milliseconds. */
const watch = (pids: readonly number[]) => {
  const before = pids.map(usedMs);
  return () => pids.reduce((sum, pid, at) => sum + usedMs(pid) - (before[at] ?? 0), 0);
};

/** Orders a run from the load generator, after the bare bets; `pid` is the server's. */
export const runOf = async (
  worker: Worker,
  load: LoadOrder | PeerOrder,
  pid: number | undefined,
  bare: Awaited<ReturnType<typeof openBareBet>> | null,
): Promise<HttpReport> => {
  const bets = (await bare?.perSecond()) ?? Number.NaN;
  const serverMs = watch(pid === undefined ? [] : [pid]);
  const databaseMs = watch((await bare?.backends()) ?? [Number.NaN]);
  const report = await order(worker, load);
  return { ...report, serverMs: serverMs(), databaseMs: databaseMs(), bare: bets };
};

/**
 * Settled rounds a second through HTTP, one server process: reports of several runs. The server runs as in
 * production, so it does not check its own answers against the contract.
 */
export const benchHttp = async (load: HttpOrder): Promise<HttpReport[]> => {
  const { database, scenario, players, runs } = load;
  const club = await Club.open(database, {
    isReal: true,
    env: { LOG_LEVEL: 'warn' },
  });
  const worker = new Worker(new URL('./load.worker.ts', import.meta.url));
  const bare = club.databaseUrl ? await openBareBet(club.databaseUrl, players) : null;
  try {
    const reports: HttpReport[] = [];
    let tokens: string[] = [];
    for (let run = 0; run <= runs; run += 1) {
      // Of many each makes few calls, and their registration takes longer than a run.
      if (players <= FEW || run === 0) tokens = await somePlayers(club, players);
      const ms = run === 0 ? WARM_MS : RUN_MS;
      const report = await runOf(worker, { url: club.url, tokens, scenario, ms }, club.pid, bare);
      if (run > 0) reports.push(report);
    }
    return reports;
  } finally {
    await worker.terminate();
    await bare?.close();
    await club.close();
  }
};
