import { assign } from 'xstate';
import type { RoundTimeouts } from './actors.ts';
import { createChoices, isOpen } from './choices.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame } from './game.ts';
import type { RoundKit } from './kit.ts';

// Against the house nothing happens but by the player and the clock, and a tap while the state is
// asked for would be lost.
const hasNews = ({ isStale, round }: RoundContext): boolean => isStale && round?.mode === 'live';

/**
 * The states in which the scene shows what is known, or waits for the player or for a time. A choice
 * goes on to `preparing`, news and passed times to `loading`.
 */
export const playingStates = (game: AnyRoundGame, kit: RoundKit, timeouts: RoundTimeouts) => {
  const choices = createChoices(game);

  return {
    loaded: kit.createStateConfig({
      always: [
        { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
        {
          guard: ({ context }) => context.arrival === 'same',
          target: 'presented',
          actions: 'showCoins',
        },
        {
          guard: ({ context }) => isOpen(context) && game.resume === 'ask' && !context.isConfirmed,
          target: 'resumable',
        },
        {
          guard: ({ context }) => isOpen(context) || context.arrival === 'ended',
          target: 'restoring',
          actions: 'showCoins',
        },
        {
          // Only between two rounds: what is open is played to its end.
          guard: ({ context }) => context.refusal === 'msg.gameMaintenance',
          target: 'maintenance',
          actions: 'showCoins',
        },
        {
          guard: ({ context }) => context.nextAt !== null,
          target: 'waiting',
          actions: 'showCoins',
        },
        { target: 'idle', actions: 'showCoins' },
      ],
    }),

    resumable: kit.createStateConfig({
      on: {
        resume: 'restoring',
        quit: {
          guard: ({ context }) => choices.mayQuit(context),
          target: 'preparing',
          actions: assign(({ context }) => ({ ...choices.wantQuit(context), isConfirmed: true })),
        },
      },
    }),

    restoring: kit.createStateConfig({
      entry: assign({ isConfirmed: true }),
      invoke: {
        src: 'restore',
        input: ({ context }) => context.view,
        onDone: { target: 'presented' },
        onError: { target: 'failed', actions: 'fail' },
      },
    }),

    idle: kit.createStateConfig({
      on: {
        open: {
          target: 'preparing',
          guard: ({ context }) => context.refusal === null && choices.mayOpen(context),
          actions: assign(({ context, event }) => choices.wantOpen(context, event)),
        },
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
    }),

    answered: kit.createStateConfig({
      always: [
        { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
        { target: 'presented', actions: 'showCoins' },
      ],
    }),

    presenting: kit.createStateConfig({
      invoke: {
        src: 'present',
        input: ({ context }) => context.queue[0],
        onDone: { target: 'answered', actions: 'advance' },
        onError: { target: 'failed', actions: 'fail' },
      },
      on: {
        skip: { target: 'answered', actions: 'advance' },
        move: {
          guard: ({ context, event }) =>
            context.queue.length === 1 && choices.mayMove(context, event.move),
          target: 'preparing',
          actions: [
            'advance',
            'showCoins',
            assign(({ context, event }) => choices.wantMove(context, event.move)),
          ],
        },
        quit: {
          guard: ({ context }) => context.queue.length === 1 && choices.mayQuit(context),
          target: 'preparing',
          actions: ['advance', 'showCoins', assign(({ context }) => choices.wantQuit(context))],
        },
      },
    }),

    presented: kit.createStateConfig({
      always: [
        { guard: ({ context }) => !isOpen(context), target: 'settled' },
        {
          guard: ({ context }) => choices.hasAutoMove(context),
          target: 'preparing',
          actions: assign(({ context }) => choices.wantAutoMove(context)),
        },
        { target: 'deciding' },
      ],
    }),

    deciding: kit.createStateConfig({
      always: { guard: ({ context }) => hasNews(context), target: 'loading' },
      invoke: {
        src: 'until',
        // The client never decides that time is up: a little later it asks what became of it.
        input: ({ context: { round, offset, checks } }) => ({
          at: round?.deadlineAt == null ? null : round.deadlineAt - offset + timeouts.graceMs,
          leastMs: Math.min(checks, 5) * 1_000,
        }),
        onDone: {
          target: 'loading',
          actions: assign(({ context }) => ({ checks: context.checks + 1 })),
        },
        onError: { target: 'failed', actions: 'fail' },
      },
      on: {
        move: {
          guard: ({ context, event }) => choices.mayMove(context, event.move),
          target: 'preparing',
          actions: assign(({ context, event }) => choices.wantMove(context, event.move)),
        },
        quit: {
          guard: ({ context }) => choices.mayQuit(context),
          target: 'preparing',
          actions: assign(({ context }) => choices.wantQuit(context)),
        },
      },
    }),

    settled: kit.createStateConfig({
      on: {
        continue: 'loading',
        // Straight on: a game with a bet has nothing to wait for between two rounds.
        open: {
          guard: ({ context }) => game.stakes === 'round' && choices.mayOpen(context),
          target: 'preparing',
          actions: assign(({ context, event }) => choices.wantOpen(context, event)),
        },
      },
    }),
  };
};
