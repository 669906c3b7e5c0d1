import { type Draws, isRefusal, type Rules, type Step } from '../rules/rules.ts';

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
}

/** No game is this long; a policy that never ends a round is a mistake to be told. */
const MOST_STEPS = 10_000;

const take = <Tuning, State, Move>(
  { rules, tuning }: StakeOptions<Tuning, State, Move>,
  state: State,
  choice: Move | 'timeout',
  draws: Draws,
): Step<State, unknown> => {
  if (choice === 'timeout') return rules.timeout(tuning, state, draws);
  const made = rules.move(tuning, state, choice, draws);
  if (isRefusal(made)) throw new Error(`the rules refuse the policy's move: ${made.refused}`);
  return made;
};

const neverEnds = () => new Error('the policy never ends the round');

/** Plays a whole round; answers its multiplier. */
const byRound =
  <Tuning, State, Move>(options: StakeOptions<Tuning, State, Move>, draws: Draws) =>
  (): number => {
    const { rules, tuning, policy } = options;
    let step: Step<State, unknown> = rules.open(tuning, draws);
    let paid = step.multiplier;
    for (let steps = 0; !step.isDone; steps++) {
      if (steps >= MOST_STEPS) throw neverEnds();
      step = take(options, step.state, policy(tuning, step.state, draws), draws);
      paid += step.multiplier;
    }
    return paid;
  };

/** Plays on until a move was staked, in one round after the other; answers its multiplier. */
const byMove = <Tuning, State, Move>(
  options: StakeOptions<Tuning, State, Move>,
  isStaked: (move: Move) => boolean,
  draws: Draws,
) => {
  const { rules, tuning, policy } = options;
  let step: Step<State, unknown> = rules.open(tuning, draws);
  return (): number => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (step.isDone) step = rules.open(tuning, draws);
      const choice = policy(tuning, step.state, draws);
      step = take(options, step.state, choice, draws);
      if (choice !== 'timeout' && isStaked(choice)) return step.multiplier;
    }
    throw neverEnds();
  };
};

/**
 * Plays stakes one after the other; each call answers the multiplier of the next, in hundredths of what
 * was staked. Throws when the rules refuse the policy's move or it never ends.
 */
export const playStakes = <Tuning, State, Move>(
  options: StakeOptions<Tuning, State, Move>,
  draws: Draws,
): (() => number) => {
  const { isStaked } = options;
  return isStaked ? byMove(options, isStaked, draws) : byRound(options, draws);
};
