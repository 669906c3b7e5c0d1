import { assign } from 'xstate';
import { createChoices, isOpen } from '../choices.ts';
import type { AnyRoundGame } from '../game.ts';
import type { RoundKit } from '../kit.ts';

/** What was loaded is brought on: told where something happened meanwhile, else shown as it stands. */
export const arrivingStates = (game: AnyRoundGame, kit: RoundKit) => {
  const choices = createChoices(game);

  return {
    loaded: kit.createStateConfig({
      always: [
        { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
        {
          guard: ({ context }) => context.arrival === 'same',
          target: 'presented',
          actions: 'showCoins',
        },
        {
          guard: ({ context }) => isOpen(context) && game.resume === 'ask' && !context.isConfirmed,
          target: 'resumable',
        },
        {
          guard: ({ context }) => isOpen(context) || context.arrival === 'ended',
          target: 'restoring',
          actions: 'showCoins',
        },
        {
          // Only between two rounds: what is open is played to its end.
          guard: ({ context }) => context.refusal === 'msg.gameMaintenance',
          target: 'maintenance',
          actions: 'showCoins',
        },
        {
          guard: ({ context }) => context.nextAt !== null,
          target: 'waiting',
          actions: 'showCoins',
        },
        { target: 'idle', actions: 'showCoins' },
      ],
    }),

    resumable: kit.createStateConfig({
      on: {
        resume: 'restoring',
        quit: {
          guard: ({ context }) => choices.mayQuit(context),
          target: 'preparing',
          actions: assign(({ context }) => ({ ...choices.wantQuit(context), isConfirmed: true })),
        },
      },
    }),

    restoring: kit.createStateConfig({
      entry: assign({ isConfirmed: true }),
      invoke: {
        src: 'restore',
        input: ({ context }) => context.view,
        onDone: { target: 'presented' },
        onError: { target: 'failed', actions: 'fail' },
      },
    }),
  };
};
