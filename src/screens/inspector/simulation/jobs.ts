import type { GameKey } from '#contract/games.ts';
import { streamSeed } from '#engine/core/odds/chance.ts';
import type { SessionPlan } from '#engine/core/odds/sessions.ts';
import type { SimulationCall } from '#games/designer/simulation.ts';

/** The tuning in force, and the one a designer is at. */
export type Side = 'base' | 'draft';

/** One tuning played in one way. */
export interface Subject {
  side: Side;
  way: string;
  /** As the game's schema read it. */
  tuning: unknown;
  plan: SessionPlan;
}

/** All that fixes a run: the same request gives the same figures on any number of threads. */
export interface RunRequest {
  game: GameKey;
  subjects: readonly Subject[];
  /** Stakes of each subject. */
  rounds: number;
  /** 0 to 2^32 - 1. */
  seed: number;
  /** Sessions of each subject. */
  players: number;
}

type Work<Call> = Call extends { request: unknown } ? Omit<Call, 'id'> : never;

/** What a worker takes at once. */
export interface Job {
  /** Which of the request's subjects. */
  subject: number;
  call: Work<SimulationCall>;
  /** Stakes of it, for the progress. */
  stakes: number;
}

/** The stakes of a subject are always split so: the streams own the seeds, not the threads. */
export const STREAMS = 64;
const PLAYERS_A_JOB = 50;

const streamJobs = ({ game, subjects, rounds, seed }: RunRequest, stream: number): Job[] => {
  const stakes = Math.floor(rounds / STREAMS) + (stream < rounds % STREAMS ? 1 : 0);
  if (stakes === 0) return [];
  return subjects.map(({ tuning, way }, subject) => ({
    subject,
    stakes,
    call: {
      kind: 'start',
      request: { game, tuning, way, rounds: stakes, seed: streamSeed(seed, stream) },
    },
  }));
};

const sessionJobs = ({ game, subjects, seed, players }: RunRequest, from: number): Job[] => {
  const to = Math.min(players, from + PLAYERS_A_JOB);
  return subjects.map(({ tuning, way, plan }, subject) => ({
    subject,
    stakes: (to - from) * plan.stakes,
    call: { kind: 'sessions', request: { game, tuning, way, seed, plan, players: { from, to } } },
  }));
};

/** A run in pieces, those of all subjects side by side: what is stopped early has something of each. */
export const jobsOf = (request: RunRequest): Job[] => [
  ...Array.from({ length: STREAMS }, (_, stream) => streamJobs(request, stream)).flat(),
  ...Array.from({ length: Math.ceil(request.players / PLAYERS_A_JOB) }, (_, at) =>
    sessionJobs(request, at * PLAYERS_A_JOB),
  ).flat(),
];
