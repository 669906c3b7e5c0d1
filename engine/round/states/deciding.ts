import type { RoundTimeouts } from '../actors.ts';
import type { RoundKit } from '../kit.ts';

/** An open round waits for the player's move, or for its deadline. */
export const decidingStates = (kit: RoundKit, timeouts: RoundTimeouts) => ({
  deciding: kit.createStateConfig({
    always: { guard: 'hasNews', target: 'loading' },
    invoke: {
      src: 'until',
      // The client never decides that time is up: a little later it asks what became of it.
      input: ({ context: { round, offset, checks } }) => ({
        at: round?.deadlineAt == null ? null : round.deadlineAt - offset + timeouts.graceMs,
        leastMs: Math.min(checks, 5) * 1_000,
      }),
      onDone: { target: 'loading', actions: 'countCheck' },
      onError: { target: 'failed', actions: 'fail' },
    },
    on: {
      news: { guard: 'isBehind', target: 'loading' },
      move: { guard: 'mayMove', target: 'preparing', actions: ['wantMove', 'showStake'] },
      quit: { guard: 'mayQuit', target: 'preparing', actions: 'wantQuit' },
    },
  }),
});
