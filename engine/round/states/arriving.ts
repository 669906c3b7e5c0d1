import type { RoundKit } from '../kit.ts';

/** What was loaded is brought on: told where something happened meanwhile, else shown as it stands. */
export const arrivingStates = (kit: RoundKit) => ({
  loaded: kit.createStateConfig({
    always: [
      { guard: 'hasEvents', target: 'answered' },
      { guard: 'isShown', target: 'presented', actions: 'showCoins' },
      { guard: 'mustAsk', target: 'resumable' },
      { guard: 'hasRound', target: 'restoring', actions: 'showCoins' },
      // Only between two rounds: what is open is played to its end.
      { guard: 'isClosed', target: 'maintenance', actions: 'showCoins' },
      { guard: 'mustWait', target: 'waiting', actions: 'showCoins' },
      { target: 'idle', actions: 'showCoins' },
    ],
  }),

  resumable: kit.createStateConfig({
    on: {
      resume: 'restoring',
      quit: { guard: 'mayQuit', target: 'preparing', actions: ['wantQuit', 'confirm'] },
    },
  }),

  restoring: kit.createStateConfig({
    entry: 'confirm',
    invoke: {
      src: 'restore',
      input: ({ context, self }) => ({ view: context.view, machine: self }),
      onDone: { target: 'presented' },
      onError: { target: 'failed', actions: 'fail' },
    },
  }),
});
