import type { RefusedStep, Step } from './rules.ts';

/** Which of the two sides of a match. */
export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export const across = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** A pair by seat. */
export type Both<Value> = readonly [Value, Value];

/** What came of a move in a match, for each side; null: nothing that side may know of yet. */
export interface DuelStep<Duel, State, Event> {
  duel: Duel;
  sides: Both<Step<State, Event> | null>;
}

/**
 * What a game's `duel.ts` is: a match between two players, as pure as `rules.ts`. Each side has a
 * round of its own with a `State` its rules can show; what neither may know alone is in `Duel`. Both
 * sides end with the same step, and one clock runs for both.
 */
export interface DuelRules<Tuning, Duel, State, Move, Event> {
  /** What every state has that looks for one, and no other state: compared as JSON. */
  seeking: Readonly<Record<string, unknown>>;
  /** Two have found each other; `names` is how each may be named to the other. */
  start(tuning: Tuning, names: Both<string>): DuelStep<Duel, State, Event>;
  move(
    tuning: Tuning,
    duel: Duel,
    seat: Seat,
    move: Move,
  ): DuelStep<Duel, State, Event> | RefusedStep;
  /** The clock passed. */
  timeout(tuning: Tuning, duel: Duel): DuelStep<Duel, State, Event>;
}
