import type { RoundKit } from '../kit.ts';

/** The events of an answer are told by the scene, one after the other. Ends in `deciding` or `settled`. */
export const tellingStates = (kit: RoundKit) => ({
  answered: kit.createStateConfig({
    always: [
      { guard: 'mayTell', target: 'presenting' },
      { guard: 'isTold', target: 'presented', actions: 'showCoins' },
    ],
  }),

  presenting: kit.createStateConfig({
    invoke: {
      src: 'present',
      input: ({ context, self }) => ({ event: context.queue[0], machine: self }),
      onDone: { target: 'answered', actions: 'advance' },
      onError: { target: 'failed', actions: 'fail' },
    },
    on: {
      skip: { target: 'answered', actions: 'advance' },
      move: {
        guard: 'mayMoveEarly',
        target: 'preparing',
        actions: ['advance', 'showCoins', 'wantMove', 'showStake'],
      },
      quit: {
        guard: 'mayQuitEarly',
        target: 'preparing',
        actions: ['advance', 'showCoins', 'wantQuit'],
      },
    },
  }),

  presented: kit.createStateConfig({
    always: [
      { guard: 'isOver', target: 'settled' },
      { guard: 'mayAutoMove', target: 'preparing', actions: 'wantAutoMove' },
      { guard: 'isPlayers', target: 'deciding' },
    ],
  }),
});
