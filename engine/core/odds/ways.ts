import type { Analysis } from './analysis.ts';
import type { StakeOptions } from './stakes.ts';

/** A way of playing a game: what it gives exactly, and how a simulation plays it. */
interface Way<Tuning, State, Move>
  extends Pick<StakeOptions<Tuning, State, Move>, 'rules' | 'policy' | 'classOf'> {
  analysis: Analysis;
  /** Staked with the bets of matches between players: where the tuning has these, and what the winner is paid. */
  live?: { bets: string; pays: string };
}

/** Why no multiplier pays a way evenly: by the chance at a place of the tuning. */
export interface Uneven {
  /** 'steps.1' */
  field: string;
  /** What would have to be paid, in units staked. */
  pays: number;
  /** What might stand there instead, the nearest first. */
  others: readonly object[];
}

/** What a game's `odds.ts` gives to whoever asks for odds without knowing the game. */
export interface GameOdds<Tuning, State, Move> {
  /** How a way is written, each with an example: 'stop=3', 'skill=0.7'. */
  forms: readonly string[];
  /** How ways are mixed, where they can be: an example that stops at step 2 half of the time, else at 4. */
  mixed?: string;
  /** The ways the game's targets hold for, the usual one first. */
  ways(tuning: Tuning): readonly [string, ...string[]];
  /** The way of that name; null when the game has none. */
  way(tuning: Tuning, name: string): Way<Tuning, State, Move> | null;
  /** Whether a way returns a share evenly once it is paid right; null: it does. */
  unevenOf?: (tuning: Tuning, name: string, rtp: number) => Uneven | null;
  /** In a game that is staked move by move: which moves are. */
  isStaked?: (move: Move) => boolean;
}

/** The odds of a game that is played in one way, under its name. */
export const oneWay = <Tuning, State, Move>(
  only: string,
  way: (tuning: Tuning) => Way<Tuning, State, Move>,
): GameOdds<Tuning, State, Move> => ({
  forms: [only],
  ways: () => [only],
  way: (tuning, name) => (name === only ? way(tuning) : null),
});
