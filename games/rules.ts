import type { GameKey } from '#contract/games.ts';
import { ftoRules } from './fto/rules.ts';
import { ftoTuning } from './fto/tuning.ts';
import { eggRules } from './lucky-egg/rules.ts';
import { eggTuning } from './lucky-egg/tuning.ts';
import { rpsRules } from './rock-scissor-paper/rules.ts';
import { rpsTuning } from './rock-scissor-paper/tuning.ts';
import { wheelRules } from './spin-wheel/rules.ts';
import { wheelTuning } from './spin-wheel/tuning.ts';
import { squidRules } from './squidgame/rules.ts';
import { squidTuning } from './squidgame/tuning.ts';

/** Every game's pure half: what the server, the simulator and the fairness check play with. */
export const RULES = {
  fto: { rules: ftoRules, tuning: ftoTuning },
  squidgame: { rules: squidRules, tuning: squidTuning },
  'rock-scissor-paper': { rules: rpsRules, tuning: rpsTuning },
  'lucky-egg': { rules: eggRules, tuning: eggTuning },
  'spin-wheel': { rules: wheelRules, tuning: wheelTuning },
} as const satisfies Record<GameKey, { rules: object; tuning: object }>;
