import type { RoundEvent } from '#contract/rounds.ts';
import type { RoundServices } from './actors.ts';
import { emptyContext } from './context.ts';
import {
  type AnyRoundGame,
  type AnyRoundPresenter,
  asAnyGame,
  asAnyPresenter,
  type RoundGame,
  type RoundPresenter,
  type RoundView,
} from './game.ts';
import { createRoundKit } from './kit.ts';
import { arrivingStates } from './states/arriving.ts';
import { decidingStates } from './states/deciding.ts';
import { loadingStates } from './states/loading.ts';
import { openingStates } from './states/opening.ts';
import { recallingStates } from './states/recalling.ts';
import { retryingStates } from './states/retrying.ts';
import { sendingStates } from './states/sending.ts';
import { tellingStates } from './states/telling.ts';

const machineOf = (game: AnyRoundGame, presenter: AnyRoundPresenter, services: RoundServices) => {
  const { kit, timeouts } = createRoundKit(game, presenter, services);

  return kit.createMachine({
    id: 'round',
    initial: 'starting',
    context: emptyContext(),
    on: {
      leave: '.left',
      coins: { actions: 'showCoins' },
      // Anywhere, so that the news is not lost while something is shown; heeded when it is awaited.
      news: { actions: 'heedNews' },
      cover: { actions: 'setCovered' },
      bet: { actions: 'setBet' },
      betTyped: { actions: 'setBetTaken' },
    },
    states: {
      ...recallingStates(kit),
      ...loadingStates(kit),
      ...arrivingStates(kit),
      ...openingStates(kit),
      ...sendingStates(kit),
      ...tellingStates(kit),
      ...decidingStates(kit, timeouts),
      ...retryingStates(kit, timeouts),
      left: { type: 'final', entry: ['returnStake', 'showCoins'] },
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
