import { enqueueActions, setup } from 'xstate';
import { createActors, type RoundServices } from './actors.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame, AnyRoundPresenter } from './game.ts';
import type { RoundInput } from './input.ts';

/** What the machine's states are made with: its types, its actors, and all it does to the outside. */
export const createRoundKit = (
  game: AnyRoundGame,
  presenter: AnyRoundPresenter,
  services: RoundServices,
) => {
  const { timeouts, ...actors } = createActors(game, presenter, services);
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
  return { kit, timeouts };
};

export type RoundKit = ReturnType<typeof createRoundKit>['kit'];
