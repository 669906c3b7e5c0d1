import { availableCoins } from '#contract/coins.ts';
import type { GameKey } from '#contract/games.ts';
import { bridge } from '#engine/bridge.ts';
import { newClientSeed, newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import { createPendingStore } from '#engine/lab/house/pendingStore.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import { keepRound } from '#engine/round/keptRound.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { houseOf } from '#games/house/house.ts';
import { GAMES } from '#games/index.ts';
import { type Phase, seedOf } from '../shots/phase.ts';
import { remainAtFirst } from '../shots/remain.ts';
import { CLIENT_SEED } from '../shots/seeds.ts';

const COINS = 1_250_00;

/** A game's rounds against a house in memory: as the phase wants them, or with `seed`, or by chance. */
export const createTable = async (game: GameKey, phase: Phase | null, seed: string | null) => {
  const isFixed = phase !== null || seed !== null;
  const serverSeed = seed === null ? phase && seedOf(phase) : seed.repeat(32);
  const house = houseOf(game, {
    clock: wallClock,
    coins: COINS,
    remain: () => remainAtFirst(game),
    ...(phase?.tuning && { tuning: phase.tuning }),
    ...(serverSeed && { serverSeed }),
  });
  // As the server does.
  house.weather.isLastTold = true;
  bridge.setCoins(COINS);

  const faults: unknown[] = [];
  const services: RoundServices = {
    calls: house.calls,
    pending: createPendingStore(),
    clock: wallClock,
    newRequestId,
    newClientSeed: () => (isFixed ? CLIENT_SEED : newClientSeed()),
    applyCoins: (coin) => bridge.setCoins(availableCoins(coin)),
    showStake: bridge.showStake,
    report: (error) => {
      faults.push(error);
      reportError(error);
    },
  };
  const { createLink } = await GAMES[game].play.machine();
  let link: AnyRoundLink | null = null;
  let nextLink: (() => AnyRoundLink) | null = null;
  return {
    house,
    faults,
    link: () => link,
    /** The next scene's link: to the round as it stands. */
    seat(): AnyRoundLink {
      if (!nextLink) {
        link = createLink(services);
        nextLink = keepRound(link);
      }
      return nextLink();
    },
    /** The next scene finds its round as after a reload. */
    forget() {
      nextLink = null;
    },
  };
};
