import { defineGame } from '../game.ts';
import { card } from './card.ts';
import { wheelOdds } from './odds.ts';
import { plan } from './plan.ts';
import { wheelRules } from './rules.ts';
import { wheelTuning } from './tuning.ts';

export const wheelGame = defineGame({
  card,
  rules: wheelRules,
  tuning: wheelTuning,
  odds: wheelOdds,
  plan,
});
