import { defineGame } from '../game.ts';
import { card } from './card.ts';
import { ftoOdds } from './odds.ts';
import { plan } from './plan.ts';
import { ftoRules, ftoWords } from './rules.ts';
import { ftoTuning } from './tuning.ts';

export const ftoGame = defineGame({
  card,
  rules: ftoRules,
  tuning: ftoTuning,
  odds: ftoOdds,
  plan,
  ...ftoWords,
  leastMs: ({ leastMs }, { kind }) => (kind === 'answer' ? leastMs : 0),
});
