import { assign } from 'xstate';
import type { RoundTimeouts } from '../actors.ts';
import { createChoices } from '../choices.ts';
import type { RoundContext } from '../context.ts';
import type { AnyRoundGame } from '../game.ts';
import type { RoundKit } from '../kit.ts';

// Against the house nothing happens but by the player and the clock, and a tap while the state is
// asked for would be lost.
const hasNews = ({ isStale, round }: RoundContext): boolean => isStale && round?.mode === 'live';

/** An open round waits for the player's move, or for its deadline. */
export const decidingStates = (game: AnyRoundGame, kit: RoundKit, timeouts: RoundTimeouts) => {
  const choices = createChoices(game);

  return {
    deciding: kit.createStateConfig({
      always: { guard: ({ context }) => hasNews(context), target: 'loading' },
      invoke: {
        src: 'until',
        // The client never decides that time is up: a little later it asks what became of it.
        input: ({ context: { round, offset, checks } }) => ({
          at: round?.deadlineAt == null ? null : round.deadlineAt - offset + timeouts.graceMs,
          leastMs: Math.min(checks, 5) * 1_000,
        }),
        onDone: {
          target: 'loading',
          actions: assign(({ context }) => ({ checks: context.checks + 1 })),
        },
        onError: { target: 'failed', actions: 'fail' },
      },
      on: {
        move: {
          guard: ({ context, event }) => choices.mayMove(context, event.move),
          target: 'preparing',
          actions: assign(({ context, event }) => choices.wantMove(context, event.move)),
        },
        quit: {
          guard: ({ context }) => choices.mayQuit(context),
          target: 'preparing',
          actions: assign(({ context }) => choices.wantQuit(context)),
        },
      },
    }),
  };
};
