import type { RoundRecord } from '#contract/fairness.ts';
import type { SeenStep } from '#contract/qaRounds.ts';
import type { Round } from '#contract/rounds.ts';

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** A stored round as it stood after a step; `seen` null: what its player saw then is not known. */
export const roundAt = (
  { round, steps }: Pick<RoundRecord, 'round' | 'steps'>,
  index: number,
  seen: SeenStep | null,
): Round => {
  const done = steps.slice(0, index + 1);
  return {
    ...round,
    step: index,
    status: index === steps.length - 1 ? round.status : 'open',
    bet: sum(done.map((step) => step.bet)),
    won: sum(done.map((step) => step.credited)),
    deadlineAt: seen?.deadlineAt ?? null,
    view: seen?.view ?? round.view,
  };
};
