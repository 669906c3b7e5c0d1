import { defineGame } from '../game.ts';
import { card } from './card.ts';
import { rpsDuel } from './duel.ts';
import { followMatch, ranOut } from './match.ts';
import { rpsOdds } from './odds.ts';
import { plan } from './plan.ts';
import { rpsRules, seek } from './rules.ts';
import { rpsTuning } from './tuning.ts';

export const rpsGame = defineGame({
  card,
  rules: rpsRules,
  tuning: rpsTuning,
  odds: rpsOdds,
  plan,
  seek,
  match: { duel: rpsDuel, follow: followMatch, ranOut },
});
