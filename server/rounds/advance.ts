import { eq } from 'drizzle-orm';
import { MOVE_GRACE_MS, type RoundEvent } from '#contract/rounds.ts';
import type { Step } from '#engine/round/rules.ts';
import { credit } from '../ledger/ledger.ts';
import { roundSteps, rounds } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import type { ServedGame } from './games.ts';
import { drawsOf, type LoadedRound, type RoundRow } from './load.ts';

type AnyStep = Step<unknown, RoundEvent>;

/** Hundredths of a coin a step pays; a part of a hundredth is not paid. */
export const payoutOf = (game: ServedGame, tuning: unknown, step: AnyStep): number =>
  Math.floor((game.plan.unit(tuning) * step.multiplier) / 100);

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

interface RecordedStep {
  game: ServedGame;
  /** The round's row as this step leaves it. */
  row: RoundRow;
  step: AnyStep;
  /** Absent for the opening, null for a step that timed out. */
  move?: unknown;
  /** Hundredths of a coin. */
  credited: number;
  now: number;
}

/** Writes down what a step was and pays it, in the caller's transaction. */
export const recordStep = async (
  tx: Tx,
  { game, row, step, move, credited, now }: RecordedStep,
): Promise<void> => {
  await tx.insert(roundSteps).values({
    roundId: row.id,
    step: row.step,
    move,
    events: step.events,
    multiplier: step.multiplier,
    credited,
    at: new Date(now),
  });
  if (credited === 0) return;
  const type = game.transactionType;
  await credit(tx, { playerId: row.playerId, type, amount: credited, roundId: row.id, now });
};

/**
 * Takes a locked, open round one step on: state, the step's record and its payout, in the caller's
 * transaction. `move` null: the clock ran out. Answers the round as it now is and what it paid.
 */
export const advance = async (
  tx: Tx,
  round: LoadedRound,
  step: AnyStep,
  { move, now }: { move: unknown; now: number },
): Promise<{ round: LoadedRound; credited: number }> => {
  const { game, row, tuning } = round;
  const credited = payoutOf(game, tuning.parsed, step);
  const number = row.step + 1;
  const [updated] = await tx
    .update(rounds)
    .set({ ...afterStep(step, row.deadlineAt, now), step: number, won: row.won + credited })
    .where(eq(rounds.id, row.id))
    .returning();
  if (!updated) throw new Error(`round ${row.id} is gone`);
  await recordStep(tx, { game, row: updated, step, move, credited, now });
  return { round: { ...round, row: updated }, credited };
};

/** True when the step's clock has run out for good, grace included. */
export const isPassed = ({ row }: LoadedRound, now: number): boolean =>
  row.status === 'open' &&
  row.deadlineAt !== null &&
  now > row.deadlineAt.getTime() + MOVE_GRACE_MS;

/** Settles a locked round's passed step as timed out. */
export const timeOut = (tx: Tx, round: LoadedRound, now: number) => {
  const { game, row, tuning } = round;
  const step = game.rules.timeout(tuning.parsed, row.state, drawsOf(round, row.step + 1));
  return advance(tx, round, step, { move: null, now });
};
