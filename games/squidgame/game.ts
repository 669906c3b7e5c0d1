import { BET_PLAN } from '#engine/core/rules/plan.ts';
import { defineGame } from '../game.ts';
import { card } from './card.ts';
import { squidOdds } from './odds.ts';
import { squidRules } from './rules.ts';
import { squidTuning } from './tuning.ts';

export const squidGame = defineGame({
  card,
  rules: squidRules,
  tuning: squidTuning,
  odds: squidOdds,
  plan: BET_PLAN,
});
