import { defineGame } from '../game.ts';
import { card } from './card.ts';
import { eggOdds } from './odds.ts';
import { plan } from './plan.ts';
import { eggRules } from './rules.ts';
import { eggTuning } from './tuning.ts';

export const eggGame = defineGame({
  card,
  rules: eggRules,
  tuning: eggTuning,
  odds: eggOdds,
  plan,
});
