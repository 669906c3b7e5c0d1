import { assign, enqueueActions, setup } from 'xstate';
import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import { createActors, type RoundServices } from './actors.ts';
import {
  afterCall,
  afterLoad,
  afterLoss,
  backoffOf,
  isBroken,
  isLost,
  isMaintenance,
  told,
  withBet,
} from './answers.ts';
import { emptyContext, type RoundContext } from './context.ts';
import {
  type AnyRoundGame,
  type AnyRoundPresenter,
  asAnyGame,
  asAnyPresenter,
  type RoundGame,
  type RoundPresenter,
  type RoundView,
} from './game.ts';

/** What a scene or screen may tell the machine. One that does not fit the phase is ignored. */
export type RoundInput =
  /** Sets what the next round, or the next move that costs something, stakes: hundredths of a coin. */
  | { type: 'bet'; bet: number }
  /** Opens a round with the bet that is set; also straight after one that is over. */
  | { type: 'open'; mode?: RoundMode }
  /** While the last event plays, a move that fits cuts its animation short. */
  | { type: 'move'; move: RoundEvent }
  /** Jumps to the end of the event that plays. */
  | { type: 'skip' }
  /** Shows the new balance now: the coins of this answer have arrived on the screen. */
  | { type: 'coins' }
  /** Goes on with a round found open. */
  | { type: 'resume' }
  /** Gives the open round up: one found open, or the one that is played; cuts short as a move does. */
  | { type: 'quit' }
  /** The server let know that something happened in the round without us. */
  | { type: 'news' }
  /** Puts the settled round away. */
  | { type: 'continue' }
  /** Tries a lost call, maintenance or a failure again at once. */
  | { type: 'retry' }
  /** The player goes: everything stops; a call under way is repeated at the next start. */
  | { type: 'leave' };

const machineOf = (game: AnyRoundGame, presenter: AnyRoundPresenter, services: RoundServices) => {
  const { patience, ...actors } = createActors(game, presenter, services);

  const isOpen = ({ round }: RoundContext) => round?.status === 'open';
  // Against the house nothing happens but by the player and the clock, and a tap while the state is
  // asked for would be lost.
  const hasNews = ({ isStale, round }: RoundContext) => isStale && round?.mode === 'live';
  const autoMove = (context: RoundContext): RoundEvent | null =>
    isOpen(context) && context.view ? game.autoMove(context.view) : null;
  const mayMove = (context: RoundContext, move: RoundEvent): boolean =>
    isOpen(context) && context.view !== null && game.mayMove(context.view, move);
  const moveOf = (move: RoundEvent, { bet }: RoundContext) => ({
    kind: 'move' as const,
    move,
    ...(game.stakes === 'move' && move.kind !== game.quit?.kind && { bet }),
  });
  const wantMove = (context: RoundContext, move: RoundEvent): Partial<RoundContext> => ({
    intent: moveOf(move, context),
    message: null,
  });
  const wantOpen = (
    { bet }: RoundContext,
    { mode = 'house' }: { mode?: RoundMode },
  ): Partial<RoundContext> => ({
    intent: { kind: 'open', bet: game.stakes === 'round' ? bet : 0, mode },
    message: null,
  });
  const mayQuit = (context: RoundContext): boolean => isOpen(context) && game.quit !== null;
  const wantQuit = (context: RoundContext): Partial<RoundContext> =>
    game.quit ? wantMove(context, game.quit) : {};

  const kit = setup({
    types: { context: {} as RoundContext, events: {} as RoundInput },
    actors,
    actions: {
      /** The balance follows what was presented: once for each answer. */
      showCoins: enqueueActions(({ context: { coin }, enqueue }) => {
        if (!coin) return;
        enqueue(() => services.applyCoins(coin));
        enqueue.assign({ coin: null });
      }),
      /** The event in front was presented. */
      advance: enqueueActions(({ context: { queue, coin }, enqueue }) => {
        const [event, ...rest] = queue;
        const isEarned = event !== undefined && game.earnsCoins(event);
        if (isEarned && coin) enqueue(() => services.applyCoins(coin));
        enqueue.assign({ queue: rest, coin: isEarned ? null : coin });
      }),
      forgetCall: enqueueActions(({ enqueue }) => {
        enqueue(() => services.pending.clear());
        enqueue.assign({ pending: null, intent: null });
      }),
      fail: enqueueActions(({ event, enqueue }) => {
        enqueue(() => services.report('error' in event ? event.error : event));
        enqueue.assign({ message: { key: 'msg.systemError', params: [] } });
      }),
    },
  });

  return kit.createMachine({
    id: 'round',
    initial: 'starting',
    context: emptyContext(),
    on: {
      leave: '.left',
      coins: { actions: 'showCoins' },
      // Anywhere, so that the news is not lost while something is shown; heeded when it is awaited.
      news: { actions: assign({ isStale: true }) },
      bet: { actions: assign(({ context, event }) => withBet(game, context, event.bet)) },
    },
    states: {
      starting: {
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
      },

      // A reload cut a call off: it is repeated, and what it did is seen in the state loaded next.
      recovering: {
        invoke: {
          src: 'call',
          input: ({ context }) => context.pending,
          onDone: [
            {
              guard: ({ context, event }) => isLost(patience, context, event.output),
              target: 'reconnecting',
              actions: assign(({ context, event }) =>
                afterLoss(context, event.output, 'recovering'),
              ),
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
      },

      loading: {
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
              guard: ({ context, event }) => isLost(patience, context, event.output),
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
      },

      loaded: {
        always: [
          { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
          {
            guard: ({ context }) => context.arrival === 'same',
            target: 'presented',
            actions: 'showCoins',
          },
          {
            guard: ({ context }) =>
              isOpen(context) && game.resume === 'ask' && !context.isConfirmed,
            target: 'resumable',
          },
          {
            guard: ({ context }) => isOpen(context) || context.arrival === 'ended',
            target: 'restoring',
            actions: 'showCoins',
          },
          {
            guard: ({ context }) => context.nextAt !== null,
            target: 'waiting',
            actions: 'showCoins',
          },
          { target: 'idle', actions: 'showCoins' },
        ],
      },

      resumable: {
        on: {
          resume: 'restoring',
          quit: {
            guard: ({ context }) => mayQuit(context),
            target: 'preparing',
            actions: assign(({ context }) => ({ ...wantQuit(context), isConfirmed: true })),
          },
        },
      },

      restoring: {
        entry: assign({ isConfirmed: true }),
        invoke: {
          src: 'restore',
          input: ({ context }) => context.view,
          onDone: { target: 'presented' },
          onError: { target: 'failed', actions: 'fail' },
        },
      },

      idle: {
        on: {
          open: {
            target: 'preparing',
            guard: ({ context }) => context.refusal === null,
            actions: assign(({ context, event }) => wantOpen(context, event)),
          },
        },
      },

      waiting: {
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
      },

      preparing: {
        invoke: {
          src: 'prepare',
          input: ({ context: { intent, round } }) => ({ intent, round }),
          onDone: {
            target: 'sending',
            actions: assign(({ event }) => ({ pending: event.output })),
          },
          onError: { target: 'failed', actions: 'fail' },
        },
      },

      sending: {
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
              guard: ({ context, event }) => isLost(patience, context, event.output),
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
      },

      answered: {
        always: [
          { guard: ({ context }) => context.queue.length > 0, target: 'presenting' },
          { target: 'presented', actions: 'showCoins' },
        ],
      },

      presenting: {
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
              context.queue.length === 1 && mayMove(context, event.move),
            target: 'preparing',
            actions: [
              'advance',
              'showCoins',
              assign(({ context, event }) => wantMove(context, event.move)),
            ],
          },
          quit: {
            guard: ({ context }) => context.queue.length === 1 && mayQuit(context),
            target: 'preparing',
            actions: ['advance', 'showCoins', assign(({ context }) => wantQuit(context))],
          },
        },
      },

      presented: {
        always: [
          { guard: ({ context }) => !isOpen(context), target: 'settled' },
          {
            guard: ({ context }) => autoMove(context) !== null,
            target: 'preparing',
            actions: assign(({ context }) => {
              const move = autoMove(context);
              // The message stays: it belongs to what the player did, and this is not the player.
              return move ? { intent: moveOf(move, context) } : {};
            }),
          },
          { target: 'deciding' },
        ],
      },

      deciding: {
        always: { guard: ({ context }) => hasNews(context), target: 'loading' },
        invoke: {
          src: 'until',
          // The client never decides that time is up: a little later it asks what became of it.
          input: ({ context: { round, offset, checks } }) => ({
            at: round?.deadlineAt == null ? null : round.deadlineAt - offset + patience.graceMs,
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
            guard: ({ context, event }) => mayMove(context, event.move),
            target: 'preparing',
            actions: assign(({ context, event }) => wantMove(context, event.move)),
          },
          quit: {
            guard: ({ context }) => mayQuit(context),
            target: 'preparing',
            actions: assign(({ context }) => wantQuit(context)),
          },
        },
      },

      reconnecting: {
        invoke: {
          src: 'until',
          input: ({ context }) => ({ at: 0, leastMs: backoffOf(patience, context) }),
          onDone: { target: 'repeating' },
          onError: { target: 'failed', actions: 'fail' },
        },
        on: { retry: 'repeating' },
      },

      repeating: {
        always: [
          { guard: ({ context }) => context.returnTo === 'sending', target: 'sending' },
          { guard: ({ context }) => context.returnTo === 'recovering', target: 'recovering' },
          { target: 'loading' },
        ],
      },

      settled: {
        on: {
          continue: 'loading',
          // Straight on: a game with a bet has nothing to wait for between two rounds.
          open: {
            guard: () => game.stakes === 'round',
            target: 'preparing',
            actions: assign(({ context, event }) => wantOpen(context, event)),
          },
        },
      },

      maintenance: {
        invoke: {
          src: 'until',
          input: { at: 0, leastMs: patience.maintenanceMs },
          onDone: { target: 'starting' },
          onError: { target: 'failed', actions: 'fail' },
        },
        on: { retry: 'starting' },
      },

      failed: { on: { retry: 'starting' } },

      left: { type: 'final', entry: 'showCoins' },
    },
  });
};

/**
 * The machine of one game's rounds on the client. The server decides everything; the machine asks,
 * keeps each call's id until it is answered, and has the scene play what happened. It makes neither
 * time nor ids itself, and its timers wait for absolute times. Give it to XState's `createActor`.
 */
export const createRoundMachine = <
  Event extends RoundEvent,
  View extends RoundView,
  Move extends RoundEvent,
>(
  game: RoundGame<Event, View, Move>,
  scene: () => RoundPresenter<Event, View>,
  services: RoundServices,
) => machineOf(asAnyGame(game), asAnyPresenter(scene), services);

export type RoundMachine = ReturnType<typeof machineOf>;
