import type { Clock } from '#engine/core/clock.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { ftoGame } from './game.ts';
import { plan } from './plan.ts';
import { ftoRules } from './rules.ts';
import { ftoTuning } from './tuning.ts';

/** The test house playing find-the-odd. */
export const createTestHouse = (clock: Clock, offset = 0) => {
  const house = createHouse({
    clock,
    offset,
    game: 'fto',
    rules: ftoRules,
    tuning: ftoTuning.defaults,
    tuningVersion: ftoTuning.version,
    plan,
    words: ftoGame,
    remain: (state) => (state ? plan.left(state) : 10),
  });
  return {
    ...house,
    /** The odd card of the open question; -1 when none is asked. */
    odd: () => house.state()?.asked?.odd ?? -1,
  };
};
