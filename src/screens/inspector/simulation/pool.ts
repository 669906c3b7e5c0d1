import { totalOf } from '#engine/core/odds/counts.ts';
import { mergeSessions, NO_SESSIONS, type Sessions } from '#engine/core/odds/sessions.ts';
import { mergeSums, NO_SUMS, type Sums } from '#engine/core/odds/sums.ts';
import type { SimulationNews } from '#games/designer/simulation.ts';
import type { SimulationWorker } from '../workers.ts';
import { type Job, jobsOf, type RunRequest } from './jobs.ts';

/** What came of one of a request's subjects. */
interface Played {
  sums: Sums;
  sessions: Sessions;
}

export interface RunResult {
  /** One for each subject. */
  played: readonly Played[];
  /** Not all of it was played: how far it came depends on the threads. */
  isStopped: boolean;
}

/** Why a run came to nothing. `noWorker`: the browser gives no threads. */
export class SimulationFault extends Error {
  readonly code: 'noWorker' | 'broken' | 'refused';
  constructor(code: SimulationFault['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

interface PoolOptions {
  startWorker: () => SimulationWorker;
  /** Threads, at least one. */
  size: number;
  /** Hears the share that is done, 0 to 1, and may look at what is known by then. */
  onProgress: (share: number, soFar: () => RunResult) => void;
}

export interface PoolRun {
  /** Rejects with a SimulationFault, or not at all once it was left. */
  result: Promise<RunResult>;
  /** Ends it early with what is known by then. */
  stop(): void;
  /** Ends it at once; nothing comes of it. */
  leave(): void;
}

/** What has been told so far. */
class Tally {
  readonly played: Played[];
  private readonly all: number;
  private finished = 0;
  /** What jobs that are not done have told, by their number. */
  private readonly underWay = new Map<number, { subject: number; sums: Sums }>();

  constructor(subjects: number, jobs: readonly Job[]) {
    this.played = Array.from({ length: subjects }, () => ({
      sums: NO_SUMS,
      sessions: NO_SESSIONS,
    }));
    this.all = jobs.reduce((sum, { stakes }) => sum + stakes, 0);
  }

  /** What was told of a job, which may be its last. */
  take(job: Job, news: Exclude<SimulationNews, { kind: 'refused' }>): void {
    if (news.kind === 'progress') {
      this.underWay.set(news.id, { subject: job.subject, sums: news.sums });
      return;
    }
    this.underWay.delete(news.id);
    this.finished += news.kind === 'stopped' ? totalOf(news.sums.payouts) : job.stakes;
    const known = this.played[job.subject];
    if (!known) return;
    if (news.kind === 'sessions') known.sessions = mergeSessions(known.sessions, news.sessions);
    else known.sums = mergeSums(known.sums, news.sums);
  }

  share(): number {
    let stakes = this.finished;
    for (const { sums } of this.underWay.values()) stakes += totalOf(sums.payouts);
    return stakes / this.all;
  }

  /** All that is known, of jobs under way too. */
  soFar(): RunResult {
    const played = this.played.map((known) => ({ ...known }));
    for (const { subject, sums } of this.underWay.values()) {
      const known = played[subject];
      if (known) known.sums = mergeSums(known.sums, sums);
    }
    return { played, isStopped: true };
  }
}

const begin = (startWorker: () => SimulationWorker): SimulationWorker => {
  try {
    return startWorker();
  } catch (error) {
    throw new SimulationFault('noWorker', error instanceof Error ? error.message : String(error));
  }
};

/** Plays a request on threads of its own, each of which takes the next piece when it is done with one. */
export const runOnWorkers = (request: RunRequest, options: PoolOptions): PoolRun => {
  const jobs = jobsOf(request);
  const tally = new Tally(request.subjects.length, jobs);
  const workers: SimulationWorker[] = [];
  /** The job of each thread that has one, by its number. */
  const busy = new Map<SimulationWorker, number>();
  let next = 0;
  let isStopped = false;
  let resolve: (result: RunResult) => void = () => {};
  let reject: (fault: unknown) => void = () => {};
  const result = new Promise<RunResult>((...settle) => {
    [resolve, reject] = settle;
  });
  const leave = () => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  const fail = (fault: unknown) => {
    leave();
    reject(fault);
  };

  const give = (worker: SimulationWorker) => {
    const job = isStopped ? undefined : jobs[next];
    if (job) {
      busy.set(worker, next);
      worker.postMessage({ ...job.call, id: next });
      next += 1;
      return;
    }
    busy.delete(worker);
    if (busy.size > 0) return;
    leave();
    resolve({ played: tally.played, isStopped: tally.share() < 1 });
  };

  const listen = (worker: SimulationWorker) => {
    worker.onerror = ({ message }) => fail(new SimulationFault('broken', message));
    worker.onmessage = ({ data: news }) => {
      const job = jobs[news.id];
      // What was still on its way when it was left.
      if (!job || !workers.includes(worker)) return;
      if (news.kind === 'refused') return fail(new SimulationFault('refused', news.reason));
      tally.take(job, news);
      options.onProgress(tally.share(), () => tally.soFar());
      if (news.kind !== 'progress') give(worker);
    };
  };

  try {
    while (workers.length < Math.min(options.size, jobs.length))
      workers.push(begin(options.startWorker));
    workers.forEach(listen);
    workers.slice().forEach(give);
  } catch (error) {
    fail(error);
  }
  return {
    result,
    stop() {
      isStopped = true;
      for (const [worker, id] of busy) worker.postMessage({ kind: 'stop', id });
    },
    leave,
  };
};
