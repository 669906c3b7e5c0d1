import type { RoundEvent } from '#contract/rounds.ts';
import { positionAfter, runsOn, type Settlement, shows } from '#engine/core/rules/after.ts';
import type { Step } from '#engine/core/rules/rules.ts';
import { lotDays } from '../../ledger/index.ts';
import type { RoundRow } from '../load.ts';

export type AnyStep = Step<unknown, RoundEvent>;

/** What the round's functions in the database take of a step. */
export const stepValues = (step: AnyStep, now: number) => {
  const { earned, returned } = lotDays(now);
  return {
    state: step.state,
    events: step.events,
    multiplier: step.multiplier,
    runsOn: runsOn(step),
    shows: shows(step),
    at: new Date(now),
    earned,
    returned,
  };
};

/** The round's row as the step leaves it: the database writes the same. */
export const rowAfter = (
  row: RoundRow,
  step: AnyStep,
  { taken, credited }: Settlement,
  now: number,
): RoundRow => {
  const before = { step: row.step, deadlineAt: row.deadlineAt?.getTime() ?? null };
  const { deadlineAt, ...position } = positionAfter(before, step, now);
  const at = new Date(now);
  return {
    ...row,
    ...position,
    state: step.state,
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
    settledAt: step.isDone ? at : null,
    touchedAt: at,
    shownAt: shows(step) ? at : row.shownAt,
    bet: row.bet + taken,
    won: row.won + credited,
  };
};
