import { assign } from 'xstate';
import { createChoices, isOpen } from '../choices.ts';
import type { AnyRoundGame } from '../game.ts';
import type { RoundKit } from '../kit.ts';

/** The events of an answer are told by the scene, one after the other. Ends in `deciding` or `settled`. */
export const tellingStates = (game: AnyRoundGame, kit: RoundKit) => {
  const choices = createChoices(game);

  return {
    answered: kit.createStateConfig({
      always: [
        { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
        { target: 'presented', actions: 'showCoins' },
      ],
    }),

    presenting: kit.createStateConfig({
      invoke: {
        src: 'present',
        input: ({ context }) => context.queue[0],
        onDone: { target: 'answered', actions: 'advance' },
        onError: { target: 'failed', actions: 'fail' },
      },
      on: {
        skip: { target: 'answered', actions: 'advance' },
        move: {
          guard: ({ context, event }) =>
            context.queue.length === 1 && choices.mayMove(context, event.move),
          target: 'preparing',
          actions: [
            'advance',
            'showCoins',
            assign(({ context, event }) => choices.wantMove(context, event.move)),
          ],
        },
        quit: {
          guard: ({ context }) => context.queue.length === 1 && choices.mayQuit(context),
          target: 'preparing',
          actions: ['advance', 'showCoins', assign(({ context }) => choices.wantQuit(context))],
        },
      },
    }),

    presented: kit.createStateConfig({
      always: [
        { guard: ({ context }) => !isOpen(context), target: 'settled' },
        {
          guard: ({ context }) => choices.hasAutoMove(context),
          target: 'preparing',
          actions: assign(({ context }) => choices.wantAutoMove(context)),
        },
        { target: 'deciding' },
      ],
    }),
  };
};
