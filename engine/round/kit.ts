import { assign, enqueueActions, setup } from 'xstate';
import { createActors, type RoundServices } from './actors.ts';
import { createChanges } from './changes.ts';
import { createChoices } from './choices.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame, AnyRoundPresenter } from './game.ts';
import { createGuards } from './guards.ts';
import type { RoundInput } from './input.ts';

/**
 * What the machine's states are made with: its types, its actors, its conditions and all it does. All have
 * names here, so that the machine's own definition is plain data but for what its actors are given.
 */
export const createRoundKit = (
  game: AnyRoundGame,
  presenter: AnyRoundPresenter,
  services: RoundServices,
) => {
  const { timeouts, ...actors } = createActors(game, presenter, services);
  const choices = createChoices(game);
  const changes = createChanges(game, choices);
  const kit = setup({
    types: { context: {} as RoundContext, events: {} as RoundInput },
    actors,
    guards: createGuards(game, choices, timeouts),
    actions: {
      heedNews: assign(changes.heedNews),
      takeNews: assign(changes.takeNews),
      setCovered: assign(changes.setCovered),
      setBet: assign(changes.setBet),
      setBetTaken: assign(changes.setBetTaken),
      wantOpen: assign(changes.wantOpen),
      wantMove: assign(changes.wantMove),
      wantQuit: assign(changes.wantQuit),
      wantAutoMove: assign(changes.wantAutoMove),
      takeCall: assign(changes.takeCall),
      takeState: assign(changes.takeState),
      takeAnswer: assign(changes.takeAnswer),
      takeCoins: assign(changes.takeCoins),
      noteLoss: assign(changes.noteLoss),
      tell: assign(changes.tell),
      endTries: assign(changes.endTries),
      confirm: assign(changes.confirm),
      countCheck: assign(changes.countCheck),
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
      /** What was just staked is gone at once, whatever the answer will be. */
      showStake: enqueueActions(({ context: { intent }, enqueue }) => {
        const stake = intent?.bet ?? 0;
        if (stake > 0) enqueue(() => services.showStake(stake));
      }),
      returnStake: enqueueActions(({ enqueue }) => enqueue(() => services.showStake(0))),
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
