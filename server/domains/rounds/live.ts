import type { RoundAnswer } from '#contract/rounds.ts';
import type { MovePlayed } from './load.ts';

/**
 * What the rounds hand over to matches between players (server/domains/rounds/duels). A round opened with the mode
 * `live` looks for an opponent by its game's `seek`; once it is a side of a match (`duelId`), its
 * moves and deadlines belong to the match.
 */
export interface LiveRounds {
  /**
   * A round that may be looking for an opponent, just committed by its opening or by a move: pair it
   * if somebody is there. It must not throw: the round is answered for already.
   */
  seeking(roundId: number, now: number): Promise<void>;
  /** Plays a move of a round that is a side of a match, as `playMove` does; its key is `moveKey`. */
  move(played: MovePlayed): Promise<RoundAnswer>;
  /** Settles what has passed in a match, if it still has to be. */
  settle(duelId: number, now: number): Promise<void>;
  /** The job's part: every match whose deadline has passed. Answers how many it settled. */
  sweep(now: number): Promise<number>;
}
