import type { RecordedStep } from '#contract/fairness.ts';
import { deadlineAfter, isOut } from '#engine/core/rules/after.ts';
import type { Step } from '#engine/core/rules/rules.ts';

/** Steps may come from servers whose clocks differ by this much: each is within two seconds of the database's. */
const SKEW_MS = 4_000;

type Timed = Pick<RecordedStep, 'at'>;
type Clocked = Pick<Step<unknown, unknown>, 'clockMs' | 'isDone'>;

/** When the clock that runs after each step is out, epoch milliseconds; null: none runs. */
export const deadlinesOf = (
  steps: readonly Timed[],
  made: readonly Clocked[],
): (number | null)[] => {
  let deadline: number | null = null;
  return made.map((step, index) => {
    deadline = deadlineAfter(step, deadline, steps[index]?.at ?? 0);
    return deadline;
  });
};

/**
 * The first step that is told before the one it follows, or as a clock that ran out before it had, or where
 * none ran; null: none is. `ranOut` tells whether a step says that a clock ran out. No later bound is
 * known: while the club is closed its clocks stand still.
 */
export const wrongTime = (
  steps: readonly RecordedStep[],
  deadlines: readonly (number | null)[],
  ranOut: (step: RecordedStep) => boolean,
): number | null => {
  const found = steps.findIndex((step, index) => {
    const before = steps[index - 1]?.at ?? step.at;
    const isDue = isOut(deadlines[index - 1] ?? null, step.at);
    return step.at < before - SKEW_MS || (ranOut(step) && !isDue);
  });
  return found < 0 ? null : found;
};

/** Whether a round's own deadline is that of its last step, or later by what the club was closed. */
export const isDeadline = (deadlineAt: number | null, deadline: number | null): boolean =>
  deadlineAt === null || deadline === null ? deadlineAt === deadline : deadlineAt >= deadline;
