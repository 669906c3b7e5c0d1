import { assign } from 'xstate';
import type { RoundTimeouts } from '../actors.ts';
import { afterLoss, isBroken, isLost, isMaintenance, told } from '../answers.ts';
import type { RoundKit } from '../kit.ts';

/**
 * A visit begins: what a call became that a reload cut off. Ends in `loading`, where the server is asked
 * how things stand.
 */
export const recallingStates = (kit: RoundKit, timeouts: RoundTimeouts) => ({
  starting: kit.createStateConfig({
    invoke: {
      src: 'recall',
      onDone: [
        {
          guard: ({ event }) => event.output !== null,
          target: 'recovering',
          actions: assign({ pending: ({ event }) => event.output }),
        },
        { target: 'loading' },
      ],
      onError: { target: 'failed', actions: 'fail' },
    },
  }),

  // A reload cut a call off: it is repeated, and what it did is seen in the state loaded next.
  recovering: kit.createStateConfig({
    invoke: {
      src: 'call',
      input: ({ context }) => context.pending,
      onDone: [
        {
          guard: ({ context, event }) => isLost(timeouts, context, event.output),
          target: 'reconnecting',
          actions: assign(({ context, event }) => afterLoss(context, event.output, 'recovering')),
        },
        {
          guard: ({ event }) => isMaintenance(event.output),
          target: 'maintenance',
          actions: assign(({ event }) => told(event.output)),
        },
        {
          guard: ({ event }) => isBroken(event.output),
          target: 'failed',
          actions: assign(({ event }) => ({ ...told(event.output), attempt: 0 })),
        },
        {
          target: 'loading',
          actions: [
            assign(({ event }) => (event.output.isOk ? { coin: event.output.value.coin } : {})),
            'showCoins',
            'forgetCall',
          ],
        },
      ],
      onError: { target: 'failed', actions: ['forgetCall', 'fail'] },
    },
  }),
});
