import type { Analysis } from '#engine/core/odds/analysis.ts';
import {
  type SessionFigures,
  type Sessions,
  sessionFiguresOf,
} from '#engine/core/odds/sessions.ts';
import { type Simulation, simulationOf } from '#engine/core/odds/sums.ts';
import { gameOf } from '#games/registry.ts';
import type { RunRequest, Side, Subject } from './jobs.ts';
import type { RunResult } from './pool.ts';

/** One tuning in one way: what is exact, and what came of playing it. */
export interface Result {
  subject: Subject;
  analysis: Analysis;
  figures: Simulation;
  /** Stakes by what they were paid, as in the sums. */
  payouts: RunResult['played'][number]['sums']['payouts'];
  /** Null when it was stopped before any player was done. */
  sessions: { played: Sessions; figures: SessionFigures } | null;
}

export interface Report {
  request: RunRequest;
  isStopped: boolean;
  results: readonly Result[];
}

const resultOf = (
  { game }: RunRequest,
  subject: Subject,
  { sums, sessions }: RunResult['played'][number],
): Result[] => {
  const analysis = gameOf(game).odds.way(subject.tuning, subject.way)?.analysis;
  // Of less than two stakes nothing is known.
  if (!analysis || sums.payouts.reduce((all, [, times]) => all + times, 0) < 2) return [];
  return [
    {
      subject,
      analysis,
      figures: simulationOf(sums, analysis),
      payouts: sums.payouts,
      sessions:
        sessions.players === 0 ? null : { played: sessions, figures: sessionFiguresOf(sessions) },
    },
  ];
};

export const reportOf = (request: RunRequest, { played, isStopped }: RunResult): Report => ({
  request,
  isStopped,
  results: request.subjects.flatMap((subject, at) => {
    const mine = played[at];
    return mine ? resultOf(request, subject, mine) : [];
  }),
});

export const waysIn = (results: readonly Result[]): string[] => [
  ...new Set(results.map(({ subject }) => subject.way)),
];

export const resultFor = (results: readonly Result[], way: string, side: Side): Result | null =>
  results.find(({ subject }) => subject.way === way && subject.side === side) ?? null;
