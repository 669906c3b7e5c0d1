import type { RoundEvent } from '#contract/rounds.ts';
import { stepPayout, stepPrize } from '#engine/core/rules/plan.ts';
import type { Step } from '#engine/core/rules/rules.ts';
import { lotDays } from '../../ledger/ledger.ts';
import type { ServedGame } from '../games.ts';
import type { RoundRow } from '../load.ts';

export type AnyStep = Step<unknown, RoundEvent>;

/** When the step ends by itself; a clock that runs on keeps the time it was set to. */
const deadlineOf = ({ clockMs, isDone }: AnyStep, before: Date | null, now: number) => {
  if (isDone || clockMs === null) return null;
  return clockMs === 'runs on' ? before : new Date(now + clockMs);
};

/** What a round's row says after a step. A clock that starts shows something new to the player. */
export const afterStep = (step: AnyStep, before: Date | null, now: number) => ({
  state: step.state,
  status: step.isDone
    ? step.isVoid
      ? ('voided' as const)
      : ('settled' as const)
    : ('open' as const),
  settledAt: step.isDone ? new Date(now) : null,
  deadlineAt: deadlineOf(step, before, now),
  touchedAt: new Date(now),
  ...(typeof step.clockMs === 'number' && { shownAt: new Date(now) }),
});

/** What a step costs and pays: worked out before anything is written. */
export interface Settlement {
  /** Staked and paid by this step, in hundredths of a coin. */
  taken: number;
  credited: number;
  /** Money won, in sen. */
  sen: number;
}

/** `bet` is what the step itself stakes; in a game with one bet its steps stake nothing. */
export const settlementOf = (
  { plan }: ServedGame,
  tuning: unknown,
  step: AnyStep,
  { bet, held }: { bet: number; held: number },
): Settlement => ({
  taken: bet,
  credited: stepPayout(plan, tuning, plan.kind === 'move' ? bet : held, step.multiplier),
  sen: stepPrize(plan, tuning, step.multiplier),
});

/** What the round's functions in the database take of a step. */
export const stepValues = (step: AnyStep, now: number) => {
  const { earned, returned } = lotDays(now);
  return {
    state: step.state,
    events: step.events,
    multiplier: step.multiplier,
    runsOn: step.clockMs === 'runs on' && !step.isDone,
    shows: typeof step.clockMs === 'number',
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
): RoundRow => ({
  ...row,
  ...afterStep(step, row.deadlineAt, now),
  step: row.step + 1,
  bet: row.bet + taken,
  won: row.won + credited,
});
