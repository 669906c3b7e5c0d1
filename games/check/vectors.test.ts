import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import type { RoundMode } from '#contract/rounds.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { type PlayedStep, verifyRound } from '#engine/core/fair/verify.ts';
import { gameOf } from '../registry.ts';
import { rulesOf } from './check.ts';

/** What docs/fairness-rounds.json holds: rounds made by the Python of docs/fairness.md. */
interface Published {
  tunings: Record<string, Record<string, unknown>>;
  rounds: {
    game: GameKey;
    mode: RoundMode;
    tuning: string;
    serverSeed: string;
    serverSeedHash: string;
    clientSeed: string;
    nonce: number;
    steps: PlayedStep[];
  }[];
}

const file = new URL('../../docs/fairness-rounds.json', import.meta.url);
const { tunings, rounds }: Published = JSON.parse(readFileSync(file, 'utf8'));

test.each(rounds)(
  'a verifier by the page agrees with the rules: $game, $tuning, nonce $nonce',
  ({ tuning, ...published }) => {
    const game = gameOf(published.game);
    const rules = rulesOf(game, published.mode);
    const values = tunings[tuning] ?? {};
    const verification = verifyRound(rules, game.tuning.schema, {
      ...published,
      tuning: values,
      tuningHash: hashTuning(values),
    });
    expect(verification).toMatchObject({ disagreement: null, isFair: true });
  },
);

test('the vectors hold every way a draw is read', () => {
  const events = rounds.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  const some = (part: object) => expect(events).toContainEqual(expect.objectContaining(part));
  for (const result of ['win', 'lose', 'tie']) some({ result });
  for (const kind of ['none', 'coins', 'free', 'box'])
    some({ prize: { kind, times: expect.any(Number) } });
  for (const why of ['took', 'fell', 'arrived', 'time', 'empty', 'quit', 'won', 'lost'])
    some({ why });
  some({ mine: null });
  some({ score: [1, 1] });
});

test('the default tunings of whatever is published are among them', () => {
  const kept = Object.values(tunings);
  for (const game of new Set(rounds.map((round) => round.game)))
    if (game !== 'fto') expect(kept).toContainEqual(gameOf(game).tuning.defaults);
});
