import { assign } from 'xstate';
import type { RoundTimeouts } from './actors.ts';
import {
  afterCall,
  afterLoad,
  afterLoss,
  backoffOf,
  isBroken,
  isLost,
  isMaintenance,
  told,
} from './answers.ts';
import type { AnyRoundGame } from './game.ts';
import type { RoundKit } from './kit.ts';

/**
 * The states in which the server is asked, or will be asked again: what becomes of a call that is
 * answered, refused, lost, or cut off by a reload. Ends in `loaded`, `answered` or `failed`.
 */
export const askingStates = (game: AnyRoundGame, kit: RoundKit, timeouts: RoundTimeouts) => ({
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

  reconnecting: kit.createStateConfig({
    invoke: {
      src: 'until',
      input: ({ context }) => ({ at: 0, leastMs: backoffOf(timeouts, context) }),
      onDone: { target: 'repeating' },
      onError: { target: 'failed', actions: 'fail' },
    },
    on: { retry: 'repeating' },
  }),

  repeating: kit.createStateConfig({
    always: [
      { guard: ({ context }) => context.returnTo === 'sending', target: 'sending' },
      { guard: ({ context }) => context.returnTo === 'recovering', target: 'recovering' },
      { target: 'loading' },
    ],
  }),

  maintenance: kit.createStateConfig({
    invoke: {
      src: 'until',
      input: { at: 0, leastMs: timeouts.maintenanceMs },
      onDone: { target: 'starting' },
      onError: { target: 'failed', actions: 'fail' },
    },
    on: { retry: 'starting' },
  }),

  failed: kit.createStateConfig({ on: { retry: 'starting' } }),
});
