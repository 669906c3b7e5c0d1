import type { RoundKit } from '../kit.ts';

/**
 * A visit begins: what a call became that a reload cut off. Ends in `loading`, where the server is asked
 * how things stand.
 */
export const recallingStates = (kit: RoundKit) => ({
  starting: kit.createStateConfig({
    invoke: {
      src: 'recall',
      onDone: [
        { guard: 'hasKeptCall', target: 'recovering', actions: 'takeCall' },
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
          guard: 'isLost',
          target: 'reconnecting',
          actions: { type: 'noteLoss', params: 'recovering' },
        },
        { guard: 'isMaintenance', target: 'maintenance', actions: 'tell' },
        { guard: 'isBroken', target: 'failed', actions: ['tell', 'endTries'] },
        {
          target: 'loading',
          actions: ['returnStake', 'takeCoins', 'showCoins', 'forgetCall'],
        },
      ],
      onError: { target: 'failed', actions: ['forgetCall', 'fail'] },
    },
  }),
});
