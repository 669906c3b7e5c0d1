import { assign } from 'xstate';
import type { RoundTimeouts } from '../actors.ts';
import { afterLoad, afterLoss, isLost, isMaintenance, told } from '../answers.ts';
import type { AnyRoundGame } from '../game.ts';
import type { RoundKit } from '../kit.ts';

/** The server is asked how things stand. Ends in `loaded`, or where a call that fails ends. */
export const loadingStates = (game: AnyRoundGame, kit: RoundKit, timeouts: RoundTimeouts) => ({
  loading: kit.createStateConfig({
    // News that come from here on may be younger than the answer.
    entry: assign(({ context: { isStale, hasNews } }) => ({
      isStale: false,
      hasNews: hasNews || isStale,
    })),
    invoke: {
      src: 'load',
      onDone: [
        {
          guard: ({ event }) => event.output.isOk,
          target: 'loaded',
          actions: assign(({ context, event }) => afterLoad(game, context, event.output)),
        },
        {
          guard: ({ context, event }) => isLost(timeouts, context, event.output),
          target: 'reconnecting',
          actions: assign(({ context, event }) => afterLoss(context, event.output, 'loading')),
        },
        {
          guard: ({ event }) => isMaintenance(event.output),
          target: 'maintenance',
          actions: assign(({ event }) => told(event.output)),
        },
        {
          target: 'failed',
          actions: assign(({ event }) => ({ ...told(event.output), attempt: 0 })),
        },
      ],
      onError: { target: 'failed', actions: 'fail' },
    },
  }),
});
