import type { RoundKit } from '../kit.ts';

/** Between two rounds: one may be opened, or the time for it is waited for. */
export const openingStates = (kit: RoundKit) => ({
  idle: kit.createStateConfig({
    on: {
      news: { guard: 'isBehind', target: 'loading' },
      retry: 'loading',
      open: { guard: 'mayOpen', target: 'preparing', actions: ['wantOpen', 'showStake'] },
    },
  }),

  waiting: kit.createStateConfig({
    invoke: {
      src: 'until',
      // A second at least, so that clocks that disagree don't ask in a ring.
      input: ({ context }) => ({
        at: context.nextAt === null ? null : context.nextAt - context.offset,
        leastMs: 1_000,
      }),
      onDone: { target: 'loading' },
      onError: { target: 'failed', actions: 'fail' },
    },
    on: { news: { guard: 'isBehind', target: 'loading' }, retry: 'loading' },
  }),

  settled: kit.createStateConfig({
    on: {
      continue: 'loading',
      open: { guard: 'mayOpenAgain', target: 'preparing', actions: ['wantOpen', 'showStake'] },
    },
  }),
});
