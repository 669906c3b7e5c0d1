import type { CallOutcome, RoundTimeouts } from './actors.ts';
import { isBroken, isLost, isMaintenance } from './answers.ts';
import type { PendingCall } from './calls.ts';
import { type Choices, isOpen } from './choices.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame } from './game.ts';
import type { RoundInput } from './input.ts';
import { isFurther } from './place.ts';

/** What a guard is asked, and an action done, with. */
export interface At {
  context: RoundContext;
  event: RoundInput;
}

/**
 * A machine's types name its own events, of any kind, where a guard or action stands by its name. Which kind it
 * is, or which actor was done, is said by the transition that names it: the casts say so.
 */
export const eventOf = <Type extends RoundInput['type']>({ event }: Pick<At, 'event'>) =>
  event as Extract<RoundInput, { type: Type }>;
export const outputOf = <Output>({ event }: Pick<At, 'event'>): Output =>
  (event as unknown as { output: Output }).output;

const outcomeOf = (at: At) => outputOf<CallOutcome<unknown>>(at);

/** The conditions of the machine's transitions, by the names they have in its config and its chart. */
export const createGuards = (game: AnyRoundGame, choices: Choices, timeouts: RoundTimeouts) => {
  const mayMove = (at: At): boolean => choices.mayMove(at.context, eventOf<'move'>(at).move);
  const mayQuit = ({ context }: At): boolean => choices.mayQuit(context);
  /** What the game would ask for by itself waits until the stage is seen: a clock may begin with it. */
  const mustHold = (context: RoundContext): boolean =>
    context.isCovered && choices.hasAutoMove(context);
  /** While the last event of an answer plays, a choice cuts it short. */
  const isLast = ({ context }: At): boolean => context.queue.length === 1;

  return {
    /** A reload had cut a call off. */
    hasKeptCall: (at: At) => outputOf<PendingCall | null>(at) !== null,

    isAnswered: (at: At) => outcomeOf(at).isOk,
    isLost: (at: At) => isLost(timeouts, at.context, outcomeOf(at)),
    isMaintenance: (at: At) => isMaintenance(outcomeOf(at)),
    isBroken: (at: At) => isBroken(outcomeOf(at)),
    returnsTo: ({ context }: At, state: RoundContext['returnTo']) =>
      context.returnTo === state && !(state === 'sending' && mustHold(context)),

    hasEvents: ({ context }: At) => context.queue.length > 0,
    /** Who can't see the stage is told nothing. */
    mayTell: ({ context }: At) => context.queue.length > 0 && !context.isCovered,
    isTold: ({ context }: At) => context.queue.length === 0,
    isShown: ({ context }: At) => context.arrival === 'same',
    mustAsk: ({ context }: At) => isOpen(context) && game.resume === 'ask' && !context.isConfirmed,
    hasRound: ({ context }: At) => isOpen(context) || context.arrival === 'ended',
    isClosed: ({ context }: At) => context.refusal === 'msg.gameMaintenance',
    mustWait: ({ context }: At) => context.nextAt !== null,
    isOver: ({ context }: At) => !isOpen(context),

    // Against the house nothing happens but by the player and the clock, and a tap while the state is
    // asked for would be lost: another tab says how far it has come (`isBehind`).
    hasNews: ({ context: { isStale, round } }: At) => isStale && round?.mode === 'live',

    /** Another tab is further. Asked where the player rests: what is shown is shown to its end first. */
    isBehind: (at: At) => {
      const { round } = eventOf<'news'>(at);
      return round !== undefined && isFurther(round, at.context.round);
    },

    mayOpen: ({ context }: At) => context.refusal === null && choices.mayOpen(context),
    // Straight on: a game with a bet has nothing to wait for between two rounds.
    mayOpenAgain: ({ context }: At) => game.stakes === 'round' && choices.mayOpen(context),
    mayMove,
    mayQuit,
    mayMoveEarly: (at: At) => isLast(at) && mayMove(at),
    mayQuitEarly: (at: At) => isLast(at) && mayQuit(at),
    mayAutoMove: ({ context }: At) => choices.hasAutoMove(context) && !context.isCovered,
    isPlayers: ({ context }: At) => !choices.hasAutoMove(context),
  };
};
