import type { MessageKey } from '#contract/messages.ts';

/**
 * What a game's `rules.ts` is: pure maths. No bet, no balance, no clock, no I/O: prior state +
 * choice + draws -> next state + multiplier. The live server settles with it, the simulator, the
 * player's fairness check, the inspector and the replayer run it; nothing repeats its arithmetic.
 */

/** Uniform numbers from the committed seed, in the order they are asked for (engine/core/fair). */
export interface Draws {
  /**
   * An integer from 0 to `n` - 1, each equally likely. `n` from 1 to 2^32. `isLook`: only how something looks
   * depends on it, neither what is paid nor what is drawn later.
   */
  below(n: number, isLook?: true): number;
  /**
   * The place in a table that a number below the sum of its weights falls on. Only where whoever draws has to
   * know that nothing else of the number is used; rules ask `drawAmong` (engine/core/rules/among.ts).
   */
  among?(table: readonly { weight: number }[]): number;
}

/**
 * The multiplier that pays a stake once: every multiplier is in ten-thousandths, in rules, tunings, records and the
 * database. A thousand times the stake are 10^7, far below the 2^31 of an `integer` column; with the highest stake
 * a product stays below 2^53.
 */
export const UNIT = 10_000;

export interface Step<State, Event> {
  state: State;
  /** What happened, in the order the scene plays it. */
  events: readonly Event[];
  /** Paid by this step, in ten-thousandths of the unit staked: `UNIT` pays it back once. Never negative. */
  multiplier: number;
  /**
   * Milliseconds until this step ends by itself (`timeout`), null while no clock runs, and `runs on`
   * for a clock that was started by an earlier step and is not wound up again.
   */
  clockMs: number | null | 'runs on';
  /** True when nothing more can happen in the round. */
  isDone: boolean;
  /** With `isDone`: there was no game, and the stake goes back. Then `multiplier` is 0. */
  isVoid?: boolean;
}

/** A move the rules do not take; it changes nothing. */
export interface RefusedStep {
  refused: MessageKey;
}

export interface Rules<Tuning, State, Move, Event, View> {
  /** The state before the first move. */
  open(tuning: Tuning, draws: Draws): Step<State, Event>;
  /** Reads a move as it came over the wire; null when it is none of this game's. */
  parseMove(input: unknown): Move | null;
  move(tuning: Tuning, state: State, move: Move, draws: Draws): Step<State, Event> | RefusedStep;
  /** The step's clock passed with no move. */
  timeout(tuning: Tuning, state: State, draws: Draws): Step<State, Event>;
  /** The part of the state the player may see: nothing that is not decided yet. */
  view(tuning: Tuning, state: State): View;
}

export const isRefusedStep = (step: object): step is RefusedStep => 'refused' in step;
