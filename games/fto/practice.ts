import type { Clock } from '#engine/core/clock.ts';
import { newServerSeed } from '#engine/core/fair/seeds.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import type { RoundCalls } from '#engine/round/calls.ts';
import { plan } from './plan.ts';
import { ftoRules, ftoWords } from './rules.ts';
import { ftoTuning } from './tuning.ts';

/** Rounds of this page alone, as by the default numbers but unpaid: the server never hears of them. */
export const createPractice = (clock: Clock): RoundCalls =>
  createHouse({
    clock,
    game: 'fto',
    rules: ftoRules,
    tuning: { ...ftoTuning.defaults, coinsPerRight: 0 },
    tuningVersion: ftoTuning.version,
    plan: { ...plan, waitMs: () => 0 },
    words: ftoWords,
    serverSeed: newServerSeed(),
  }).calls;
