import { expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { NO_TUNINGS, refusedOf } from '#games/gate/testTunings.ts';
import { gameOf } from '#games/registry.ts';
import { wordsIn } from '../testWords.tsx';
import { faultsOf } from './faultsOf.ts';

it.each(GAME_KEYS)('[inspector] all that is refused of %s is told', async (game) => {
  const words = await wordsIn(game);
  const base = Object(gameOf(game).tuning.defaults);
  const refused = refusedOf(game).map((changes) => ({ ...base, ...Object(changes) }));
  for (const values of [...refused, ...NO_TUNINGS]) {
    const judged = judgeTuning(gameOf(game), values);
    if (judged.isServed) throw new Error(`${JSON.stringify(values)} is refused`);
    const { beside, above, count } = faultsOf(game, values, words);
    const said = [...[...beside.values()].flat(), ...above]
      .flatMap(({ texts }) => texts)
      .join('; ');
    for (const fault of judged.faults) expect(said).toContain(words.fault(fault, values));
    expect(count).toBeGreaterThan(0);
  }
});
