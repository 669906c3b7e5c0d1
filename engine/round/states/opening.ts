import { assign } from 'xstate';
import { createChoices } from '../choices.ts';
import type { AnyRoundGame } from '../game.ts';
import type { RoundKit } from '../kit.ts';

/** Between two rounds: one may be opened, or the time for it is waited for. */
export const openingStates = (game: AnyRoundGame, kit: RoundKit) => {
  const choices = createChoices(game);

  return {
    idle: kit.createStateConfig({
      on: {
        open: {
          target: 'preparing',
          guard: ({ context }) => context.refusal === null && choices.mayOpen(context),
          actions: assign(({ context, event }) => choices.wantOpen(context, event)),
        },
      },
    }),

    waiting: kit.createStateConfig({
      invoke: {
        src: 'until',
        // A second at least, so that clocks that disagree don't ask in a ring.
        input: ({ context }) => ({
          at: context.nextAt === null ? null : context.nextAt - context.offset,
          leastMs: 1_000,
        }),
        onDone: { target: 'loading' },
        onError: { target: 'failed', actions: 'fail' },
      },
    }),

    settled: kit.createStateConfig({
      on: {
        continue: 'loading',
        // Straight on: a game with a bet has nothing to wait for between two rounds.
        open: {
          guard: ({ context }) => game.stakes === 'round' && choices.mayOpen(context),
          target: 'preparing',
          actions: assign(({ context, event }) => choices.wantOpen(context, event)),
        },
      },
    }),
  };
};
