import type { RoundKit } from '../kit.ts';

/** The server is asked how things stand. Ends in `loaded`, or where a call that fails ends. */
export const loadingStates = (kit: RoundKit) => ({
  loading: kit.createStateConfig({
    entry: 'takeNews',
    invoke: {
      src: 'load',
      onDone: [
        { guard: 'isAnswered', target: 'loaded', actions: 'takeState' },
        {
          guard: 'isLost',
          target: 'reconnecting',
          actions: { type: 'noteLoss', params: 'loading' },
        },
        { guard: 'isMaintenance', target: 'maintenance', actions: 'tell' },
        { target: 'failed', actions: ['tell', 'endTries'] },
      ],
      onError: { target: 'failed', actions: 'fail' },
    },
  }),
});
