import type { RoundKit } from '../kit.ts';

/** What was chosen is asked of the server. Ends in `answered`, in `loading` when it was refused. */
export const sendingStates = (kit: RoundKit) => ({
  preparing: kit.createStateConfig({
    invoke: {
      src: 'prepare',
      input: ({ context: { intent, round } }) => ({ intent, round }),
      onDone: { target: 'sending', actions: 'takeCall' },
      onError: { target: 'failed', actions: 'fail' },
    },
  }),

  sending: kit.createStateConfig({
    invoke: {
      src: 'call',
      input: ({ context }) => context.pending,
      onDone: [
        { guard: 'isAnswered', target: 'answered', actions: ['forgetCall', 'takeAnswer'] },
        {
          guard: 'isLost',
          target: 'reconnecting',
          actions: { type: 'noteLoss', params: 'sending' },
        },
        { guard: 'isMaintenance', target: 'maintenance', actions: 'tell' },
        { guard: 'isBroken', target: 'failed', actions: ['tell', 'endTries'] },
        { target: 'loading', actions: ['forgetCall', 'returnStake', 'tell'] },
      ],
      onError: { target: 'failed', actions: 'fail' },
    },
  }),
});
