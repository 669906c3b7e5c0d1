import type { MessageKey } from '#contract/messages.ts';
import { MOVE_GRACE_MS, type Round } from '#contract/rounds.ts';
import { boundsOf, type Plan, stepPayout, stepPrize } from './plan.ts';
import type { Rules, Step } from './rules.ts';
import { isBet } from './tuning.ts';

/**
 * What comes after a step of a round, and what a move meets before the rules are asked. The server, the
 * house in memory and the check of a round all go by this; the database writes the same
 * (server/platform/store/functions/moves.sql). Times are epoch milliseconds.
 */

type Clocked = Pick<Step<unknown, unknown>, 'clockMs' | 'isDone'>;
type Ended = Pick<Step<unknown, unknown>, 'isDone' | 'isVoid'>;

/** Where a round stands, besides its state and its coins. */
export type RoundPosition = Pick<Round, 'step' | 'status' | 'deadlineAt'>;

export const statusAfter = ({ isDone, isVoid }: Ended): Round['status'] =>
  isDone ? (isVoid ? 'voided' : 'settled') : 'open';

/** True for a step that keeps the clock which an earlier one started. */
export const runsOn = ({ clockMs, isDone }: Clocked): boolean => clockMs === 'runs on' && !isDone;

/** True for a step that shows something new to the player: one that starts a clock. */
export const shows = ({ clockMs }: Pick<Clocked, 'clockMs'>): boolean =>
  typeof clockMs === 'number';

/** When the step ends by itself; null: no clock runs. `before`: when the one before it would have. */
export const deadlineAfter = (
  { clockMs, isDone }: Clocked,
  before: number | null,
  now: number,
): number | null => {
  if (isDone || clockMs === null) return null;
  return clockMs === 'runs on' ? before : now + clockMs;
};

/** Where a round stands after a step. Its opening is its step 0, so before that it stands at -1. */
export const positionAfter = (
  { step, deadlineAt }: Pick<RoundPosition, 'step' | 'deadlineAt'>,
  taken: Clocked & Ended,
  now: number,
): RoundPosition => ({
  step: step + 1,
  status: statusAfter(taken),
  deadlineAt: deadlineAfter(taken, deadlineAt, now),
});

/** True when the clock that ends at `deadlineAt` has run out for good, grace included. */
export const isOut = (deadlineAt: number | null, now: number): boolean =>
  deadlineAt !== null && now > deadlineAt + MOVE_GRACE_MS;

/** What a step costs and pays. */
export interface Settlement {
  /** What this step itself stakes and what it pays, in hundredths of a coin; an opening's bet is held, not taken. */
  taken: number;
  credited: number;
  /** Money won, in sen. */
  sen: number;
}

/** `bet` is what the step itself stakes, `held` the round's bet: where there is one, its steps stake nothing. */
export const settlementOf = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
  { multiplier }: Pick<Step<unknown, unknown>, 'multiplier'>,
  { bet, held }: { bet: number; held: number },
): Settlement => ({
  taken: bet,
  credited: stepPayout(plan, tuning, plan.kind === 'move' ? bet : held, multiplier),
  sen: stepPrize(plan, tuning, multiplier),
});

/** How a game refuses a move for a step that is over. */
export interface StepWords {
  /** It answers another step than the one the round stands at. */
  wrongStep: MessageKey;
  /** It came after its deadline. */
  tooLate: MessageKey;
}

/** Of a game that says nothing else. */
export const STEP_WORDS: StepWords = {
  wrongStep: 'msg.invalidRequest',
  tooLate: 'msg.invalidRequest',
};

/** Refuses a move for a step that is over: too late where not its player took that, but the clock. */
export const overWith = ({ wrongStep, tooLate }: StepWords, isTimedOut: boolean): MessageKey =>
  isTimedOut ? tooLate : wrongStep;

/** A move as it came; `bet` in hundredths of a coin. */
export interface AskedMove {
  /** The step the player saw when choosing. */
  step: number;
  move: unknown;
  bet?: number | undefined;
}

export type Met<Move> =
  | { kind: 'move'; move: Move; bet: number }
  /** The round is over, or stands at another step (`overWith`). */
  | { kind: 'over' }
  /** The step's clock is out and has to be taken first; then the move is too late. */
  | { kind: 'passed' }
  /** No move of the game, or a stake that it does not take. */
  | { kind: 'invalid'; field: 'move' | 'bet' };

/** What a move meets before the rules are asked, the first of it. */
export const meet = <Tuning, Move>(
  {
    rules,
    plan,
  }: {
    rules: Pick<Rules<Tuning, unknown, Move, unknown, unknown>, 'parseMove'>;
    plan: Plan<Tuning, never, Move>;
  },
  { tuning, ...at }: RoundPosition & { tuning: Tuning },
  { step, move: input, bet = 0 }: AskedMove,
  now: number,
): Met<Move> => {
  if (at.status !== 'open' || at.step !== step) return { kind: 'over' };
  if (isOut(at.deadlineAt, now)) return { kind: 'passed' };
  const move = rules.parseMove(input);
  if (move === null) return { kind: 'invalid', field: 'move' };
  const bounds = plan.kind === 'move' && plan.isStaked(move) ? boundsOf(plan, tuning) : null;
  if (bounds ? !isBet(bounds, bet) : bet !== 0) return { kind: 'invalid', field: 'bet' };
  return { kind: 'move', move, bet };
};
