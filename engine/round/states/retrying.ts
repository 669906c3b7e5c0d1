import type { RoundTimeouts } from '../actors.ts';
import { backoffOf } from '../answers.ts';
import type { RoundKit } from '../kit.ts';

/** Nothing can be had of the server now: a time is waited for, or the player, and it is asked again. */
export const retryingStates = (kit: RoundKit, timeouts: RoundTimeouts) => ({
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
      { guard: { type: 'returnsTo', params: 'sending' }, target: 'sending' },
      { guard: { type: 'returnsTo', params: 'recovering' }, target: 'recovering' },
      { guard: { type: 'returnsTo', params: 'loading' }, target: 'loading' },
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
