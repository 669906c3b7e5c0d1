import { availableCoins } from '#contract/coins.ts';
import type { GameKey } from '#contract/games.ts';
import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import type { Clock } from '#engine/core/clock.ts';
import { newServerSeed } from '#engine/core/fair/seeds.ts';
import { isCounted } from '#engine/core/rules/plan.ts';
import { createPendingStore } from '#engine/lab/house/pendingStore.ts';
import { type MomentRecorder, withMoments } from '#engine/lab/inspect/liveMoments.ts';
import { recordedLink } from '#engine/lab/record/recordedLink.ts';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundCalls } from '#engine/round/calls.ts';
import type { AnyRoundLink, GameHalves } from '#games/catalogue.ts';
import { houseOf } from '#games/house/house.ts';
import { gameOf } from '#games/registry.ts';
import { rivalOf } from '#games/rival.ts';
import { BRAND } from '#src/base/brand.ts';
import { logFailure } from '#src/base/log.ts';

/** Play coins, in hundredths: as many as a designer ever stakes. */
const PLAY_COINS = 10_000_00;
/** The player's part of every draw here, so that a seed found for a story tells it. */
export const CLIENT_SEED = 'designer';
/** The other player of a match thinks so long, milliseconds. */
const RIVAL_MS = 1_500;

/** Chances that are told, in games that count them. */
const CHANCES = 10;

/** A round's link as the stage and as the chrome have it, and what is recorded of both. */
export interface TableLink {
  stage: AnyRoundLink;
  chrome: AnyRoundLink;
  recorder: MomentRecorder;
}

/** What a table is made of; the tuning is read when a round is opened. */
interface TableOptions {
  game: GameKey;
  machine: Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>;
  clock: Clock;
  tuning(): object;
}

/** A game against a house in memory, with play coins: what a designer plays at. */
export const createTable = ({ game, machine, clock, tuning }: TableOptions) => {
  const { plan, seek } = gameOf(game);
  const meeting = rivalOf(gameOf(game));
  /** What another player does who is there; null: nobody is. */
  let rival: unknown = null;
  let seated: AnyRoundLink | null = null;
  /** The other player thinks no longer. */
  let hush = () => {};
  const house = houseOf(game, {
    clock,
    coins: PLAY_COINS,
    get tuning() {
      return tuning();
    },
    remain: () => (isCounted(plan) ? CHANCES : null),
    isMet: () => rival !== null,
    serverSeed: newServerSeed(),
  });
  // As the server does.
  house.weather.isLastTold = true;
  house.weather.isLive = seek !== null;
  const blank = house.save();
  const answer = () => {
    if (meeting) house.happen((played, state) => meeting.answer(played, state, rival));
    seated?.send({ type: 'news' });
  };
  const calls: RoundCalls = {
    ...house.calls,
    async move(...asked) {
      const result = await house.calls.move(...asked);
      const isMet = rival !== null && result.isOk && result.answer.round.mode === 'live';
      hush();
      if (isMet) hush = clock.later(RIVAL_MS, answer);
      return result;
    },
  };

  const services: RoundServices = {
    calls,
    pending: createPendingStore(),
    clock,
    newRequestId,
    newClientSeed: () => CLIENT_SEED,
    applyCoins: (coin) => bridge.setCoins(availableCoins(coin)),
    showStake: bridge.showStake,
    report: (error) => logFailure(`${game}: a fault was survived`, error),
  };

  return {
    house,
    /** A machine that knows of nothing yet, as after a reload; `madeUp` answers it in place of the house. */
    seat(madeUp: RoundCalls | null = null): TableLink {
      bridge.setCoins(house.coins());
      const visit = newRequestId();
      const recorder = withMoments(createRecorder({ game, clock, visit, build: BRAND.version }));
      const asked: RoundServices = madeUp
        ? {
            ...services,
            calls: madeUp,
            pending: createPendingStore(),
            applyCoins() {},
            showStake() {},
          }
        : services;
      hush();
      const linkFor = recordedLink(machine.createLink, asked, recorder);
      seated = linkFor('chrome');
      return { stage: linkFor('scene'), chrome: seated, recorder };
    },
    /** The other player moves, where it is their turn, and the machine is told that something happened. */
    answer,
    /** All stands as it stood; what was under way is forgotten. */
    goBack(saved: ReturnType<typeof house.save>) {
      hush();
      services.pending.clear();
      house.restore(saved);
    },
    /** No round was ever played; the next one has this seed, and this move of another player, if there is one. */
    clear(serverSeed: string, other: unknown = null) {
      rival = other;
      this.goBack(blank);
      house.reseed(serverSeed);
    },
  };
};
export type Table = ReturnType<typeof createTable>;
