import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GameKey } from '#contract/games.ts';
import { roundPlayedBy } from '#games/house/testPlay.ts';
import { gameOf } from '#games/registry.ts';
import type { TestKit } from '#games/testKit.ts';

const FILE = 'docs/fairness-rounds.json';
const ROUNDS = 4;

interface Vectors {
  tunings: Record<string, unknown>;
  rounds: { game: string; [field: string]: unknown }[];
}

/** Publishes rounds of a game under its default tuning, where none is published yet; answers how many. */
export const publishRounds = async (game: GameKey): Promise<number> => {
  const vectors: Vectors = JSON.parse(readFileSync(FILE, 'utf8'));
  const { defaults } = gameOf(game).tuning;
  const isThere = (name: string) => isDeepStrictEqual(vectors.tunings[name], defaults);
  const known = Object.keys(vectors.tunings).find(isThere);
  const name = known ?? game;
  if (vectors.rounds.some((round) => round.game === game && round.tuning === name)) return 0;
  const { testKit }: { testKit: TestKit } = await import(`../../games/${game}/testKit.ts`);
  for (let n = 0; n < ROUNDS; n += 1) {
    const { round, steps, serverSeed } = roundPlayedBy(testKit, game);
    const { mode, serverSeedHash, clientSeed, nonce } = round;
    const told = steps.map(({ by, move, events, multiplier }) => ({
      by,
      move,
      events,
      multiplier,
    }));
    const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
    vectors.rounds.push({ game, mode, tuning: name, ...seeds, steps: told });
  }
  vectors.tunings[name] = defaults;
  writeFileSync(FILE, `${JSON.stringify(vectors, null, 2)}\n`);
  return ROUNDS;
};
