import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import type { RoundPlace } from './place.ts';

/** What a scene or screen may tell the machine. One that does not fit the phase is ignored. */
export type RoundInput =
  /** Sets what the next round, or the next move that costs something, stakes: hundredths of a coin. */
  | { type: 'bet'; bet: number }
  /** Whether what stands in the stake's field may be staked: while it may not, nothing is. */
  | { type: 'betTyped'; isTaken: boolean }
  /** Opens a round with the bet that is set; also straight after one that is over. */
  | { type: 'open'; mode?: RoundMode }
  /** While the last event plays, a move that fits cuts its animation short. */
  | { type: 'move'; move: RoundEvent }
  /** Jumps to the end of the event that plays. */
  | { type: 'skip' }
  /** Shows the new balance now: the coins of this answer have arrived on the screen. */
  | { type: 'coins' }
  /** Goes on with a round found open. */
  | { type: 'resume' }
  /** Gives the open round up: one found open, or the one that is played; cuts short as a move does. */
  | { type: 'quit' }
  /**
   * The server let know that something happened in the round without us; or another tab of the player's did,
   * with how far it has come there.
   */
  | { type: 'news'; round?: RoundPlace }
  /**
   * Something lies over the stage, or nothing does any more. Until then nothing is told, and the game moves
   * nothing on by itself.
   */
  | { type: 'cover'; isCovered: boolean }
  /** Puts the settled round away. */
  | { type: 'continue' }
  /** Tries a lost call, maintenance or a failure again at once; between two rounds asks how things stand. */
  | { type: 'retry' }
  /** The player goes: everything stops; a call under way is repeated at the next start. */
  | { type: 'leave' };
