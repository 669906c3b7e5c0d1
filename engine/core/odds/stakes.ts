import { type Draws, isRefusedStep, type Rules, type Step } from '../rules/rules.ts';

/** What a player does in a state: a move, or letting the clock run out. May use chance of its own. */
export type Policy<Tuning, State, Move> = (
  tuning: Tuning,
  state: State,
  chance: Draws,
) => Move | 'timeout';

/** What of a game's rules is played. */
export type Playable<Tuning, State, Move> = Pick<
  Rules<Tuning, State, Move, unknown, unknown>,
  'open' | 'move' | 'timeout'
>;

export interface StakeOptions<Tuning, State, Move> {
  rules: Playable<Tuning, State, Move>;
  tuning: Tuning;
  policy: Policy<Tuning, State, Move>;
  /** In a game that is staked move by move: which moves are. Else a round is one stake. */
  isStaked?: (move: Move) => boolean;
  /**
   * What the rest of the round depends on, of a state that the policy comes to: where it is the same, the same
   * draws are asked for and the same is paid for them. Without it each turn is played by the rules.
   */
  classOf?: (state: State) => string;
}

/** No game is this long; a policy that never ends a round is a mistake to be told. */
export const MOST_TURNS = 10_000;

export const neverEnds = () => new Error('the policy never ends the round');

/** What is done at once: a round is opened, or a move of the policy's is made. */
export interface Turn<State> {
  /** What the stake is paid by it, a multiplier. */
  pays: number;
  /** The stake is over. */
  isOver: boolean;
  /** Null where the round is done: the next turn opens one. */
  next: State | null;
}

/** Takes the turn after a state; null opens a round. Throws when the rules refuse the policy's move. */
export type TakeTurn<State> = (from: State | null, draws: Draws) => Turn<State>;

export const turnsOf = <Tuning, State, Move>({
  rules,
  tuning,
  policy,
  isStaked,
}: StakeOptions<Tuning, State, Move>): TakeTurn<State> => {
  const made = (step: Step<State, unknown>, isOver: boolean): Turn<State> => ({
    pays: isStaked && !isOver ? 0 : step.multiplier,
    isOver,
    next: step.isDone ? null : step.state,
  });
  return (from, draws) => {
    if (from === null) {
      const step = rules.open(tuning, draws);
      return made(step, !isStaked && step.isDone);
    }
    const choice = policy(tuning, from, draws);
    const step =
      choice === 'timeout'
        ? rules.timeout(tuning, from, draws)
        : rules.move(tuning, from, choice, draws);
    if (isRefusedStep(step)) throw new Error(`the rules refuse the policy's move: ${step.refused}`);
    return made(step, isStaked ? choice !== 'timeout' && isStaked(choice) : step.isDone);
  };
};

/**
 * Plays stakes one after the other, as many as the array takes, and writes there the multiplier that each was
 * paid. Throws when the rules refuse the policy's move or it never ends.
 */
export type PlayStakes = (paid: Float64Array) => void;

/** Every turn by the rules themselves; `from` and `paid` are where the first stake stands. */
export const playTurns = <State>(
  take: TakeTurn<State>,
  draws: Draws,
  from: State | null = null,
  paid = 0,
): PlayStakes => {
  let state = from;
  let sum = paid;
  return (all) => {
    for (let at = 0; at < all.length; at += 1) {
      for (let turns = 0, isOver = false; !isOver; turns += 1) {
        if (turns >= MOST_TURNS) throw neverEnds();
        const turn = take(state, draws);
        sum += turn.pays;
        state = turn.next;
        isOver = turn.isOver;
      }
      all[at] = sum;
      sum = 0;
    }
  };
};
