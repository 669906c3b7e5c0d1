import type { GameKey } from '#contract/games.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import { withMoments } from '#engine/lab/inspect/liveMoments.ts';
import { recordedLink } from '#engine/lab/record/recordedLink.ts';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { houseOf } from '#games/house/house.ts';
import { GAMES } from '#games/index.ts';

/** Tests' own: a game on a house in memory, recorded, whose scene shows everything at once. */
export const visit = async (game: GameKey) => {
  const { createLink } = await GAMES[game].play.machine();
  const house = houseOf(game, { clock: wallClock, coins: 900_00 });
  house.weather.wayMs = 0;
  const recorder = withMoments(
    createRecorder({ game, clock: wallClock, visit: 'v', build: 'test' }),
  );
  const services = {
    calls: house.calls,
    pending: { load: () => null, save() {}, clear() {} },
    clock: wallClock,
    newRequestId,
    newClientSeed: () => 'test',
    applyCoins() {},
    showStake() {},
    report() {},
  };
  const linkFor = recordedLink(createLink as AnyMake, services, recorder);
  const link = linkFor('chrome');
  return {
    house,
    recorder,
    link,
    machine: link.actor.logic,
    start: () => link.attach({ restore() {}, play: {} }),
  };
};
