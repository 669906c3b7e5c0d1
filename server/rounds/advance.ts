import { eq } from 'drizzle-orm';
import { MOVE_GRACE_MS, type RoundEvent } from '#contract/rounds.ts';
import type { Step } from '#engine/round/rules.ts';
import { type Change, recordChange } from '../ledger/change.ts';
import { credit, postHold, spend, voidHold } from '../ledger/ledger.ts';
import { rewards, roundSteps, rounds } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import type { ServedGame } from './games.ts';
import { drawsOf, type LoadedRound, type RoundRow } from './load.ts';
import { payoutOf, prizeOf } from './plans.ts';

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

interface RecordedStep {
  game: ServedGame;
  /** The round's row as this step leaves it. */
  row: RoundRow;
  tuning: unknown;
  step: AnyStep;
  /** Absent for the opening, null for a step that timed out. */
  move?: unknown;
  /** What this step stakes and pays, in hundredths of a coin. */
  bet: number;
  credited: number;
  now: number;
}

/**
 * Writes down what a step was, ends the round's hold if it ended the round, pays and counts what it
 * won, in the caller's transaction. Answers whether any coins moved.
 */
export const recordStep = async (
  tx: Tx,
  { game, row, tuning, step, move, bet, credited, now }: RecordedStep,
): Promise<boolean> => {
  const { playerId, id: roundId, holdId } = row;
  const type = game.transactionType;
  await tx.insert(roundSteps).values({
    roundId,
    step: row.step,
    move,
    events: step.events,
    multiplier: step.multiplier,
    bet,
    credited,
    at: new Date(now),
  });
  const endsHold = step.isDone && holdId !== null;
  if (endsHold && step.isVoid) await voidHold(tx, { holdId, type, roundId, now });
  else if (endsHold) await postHold(tx, { holdId, to: 'house', roundId, now });
  if (credited > 0) await credit(tx, { playerId, type, amount: credited, roundId, now });
  const sen = prizeOf(game.plan, tuning, step.multiplier);
  if (sen > 0)
    await tx.insert(rewards).values({ playerId, roundId, sen, createdAt: new Date(now) });
  return bet > 0 || endsHold || credited > 0;
};

interface Played {
  /** Null: the clock ran out. */
  move: unknown;
  /** What the move stakes, in a game that is staked move by move. */
  bet?: number | undefined;
  now: number;
}

export interface Advanced {
  round: LoadedRound;
  /** To be broadcast once committed; none when no coins moved. */
  changes: readonly Change[];
}

/**
 * Takes a locked, open round one step on: its stake, state, record and payout, in the caller's
 * transaction. Answers the round as it now is. Throws `InsufficientCoins`.
 */
export const advance = async (
  tx: Tx,
  round: LoadedRound,
  step: AnyStep,
  { move, bet = 0, now }: Played,
): Promise<Advanced> => {
  const { game, row, tuning } = round;
  const { playerId, id: roundId } = row;
  const stake = game.plan.kind === 'move' ? bet : row.bet;
  const credited = payoutOf(game.plan, tuning.parsed, stake, step.multiplier);
  if (bet > 0) await spend(tx, { playerId, type: game.transactionType, amount: bet, roundId, now });
  const [updated] = await tx
    .update(rounds)
    .set({
      ...afterStep(step, row.deadlineAt, now),
      step: row.step + 1,
      bet: row.bet + bet,
      won: row.won + credited,
    })
    .where(eq(rounds.id, row.id))
    .returning();
  if (!updated) throw new Error(`round ${row.id} is gone`);
  const record = { game, row: updated, tuning: tuning.parsed, step, move, bet, credited, now };
  const hasPaid = await recordStep(tx, record);
  const changes = hasPaid ? [await recordChange(tx, playerId, 'coins', now)] : [];
  return { round: { ...round, row: updated }, changes };
};

/** True when the step's clock has run out for good, grace included. */
export const isPassed = ({ row }: LoadedRound, now: number): boolean =>
  row.status === 'open' &&
  row.deadlineAt !== null &&
  now > row.deadlineAt.getTime() + MOVE_GRACE_MS;

/** Settles a locked round's passed step as timed out. */
export const timeOut = (tx: Tx, round: LoadedRound, now: number): Promise<Advanced> => {
  const { game, row, tuning } = round;
  const step = game.rules.timeout(tuning.parsed, row.state, drawsOf(round, row.step + 1));
  return advance(tx, round, step, { move: null, now });
};
