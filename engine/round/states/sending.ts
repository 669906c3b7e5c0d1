import { assign } from 'xstate';
import type { RoundTimeouts } from '../actors.ts';
import { afterCall, afterLoss, isBroken, isLost, isMaintenance, told } from '../answers.ts';
import type { RoundKit } from '../kit.ts';

/** What was chosen is asked of the server. Ends in `answered`, in `loading` when it was refused. */
export const sendingStates = (kit: RoundKit, timeouts: RoundTimeouts) => ({
  preparing: kit.createStateConfig({
    invoke: {
      src: 'prepare',
      input: ({ context: { intent, round } }) => ({ intent, round }),
      onDone: {
        target: 'sending',
        actions: assign(({ event }) => ({ pending: event.output })),
      },
      onError: { target: 'failed', actions: 'fail' },
    },
  }),

  sending: kit.createStateConfig({
    invoke: {
      src: 'call',
      input: ({ context }) => context.pending,
      onDone: [
        {
          guard: ({ event }) => event.output.isOk,
          target: 'answered',
          actions: ['forgetCall', assign(({ event }) => afterCall(event.output))],
        },
        {
          guard: ({ context, event }) => isLost(timeouts, context, event.output),
          target: 'reconnecting',
          actions: assign(({ context, event }) => afterLoss(context, event.output, 'sending')),
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
          actions: ['forgetCall', assign(({ event }) => told(event.output))],
        },
      ],
      onError: { target: 'failed', actions: 'fail' },
    },
  }),
});
