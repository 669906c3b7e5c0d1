import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import { newServerSeed } from '#engine/core/fair/seeds.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { recordOf } from '../check/testRecord.ts';
import { gameOf } from '../registry.ts';
import { HANDS } from '../rock-scissor-paper/shapes.ts';
import type { Cause, TestKit } from '../testKit.ts';
import { matchOf } from './testMatch.ts';

/** From 0; that some are a little likelier matters to no test. */
const below = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n;
const oneOf = <T>(from: readonly T[]): T => from[below(from.length)] as T;
const hand = () => oneOf(HANDS);

/** A stake the game takes, in hundredths of a coin. */
const betOf = (game: GameKey): number => {
  const { plan, tuning } = gameOf(game);
  const bounds = boundsOf(plan, tuning.defaults);
  if (!bounds) return 0;
  const { min, max, step } = bounds;
  return min + step * below((max - min) / step + 1);
};

/** Tests' own: a round of the game played to its end by chance, with seeds of its own. */
export const roundPlayedBy = ({ choose }: TestKit, game: GameKey, tuning?: object): RoundRecord => {
  const script = {
    game,
    serverSeed: newServerSeed(),
    clientSeed: `player-${below(1_000_000)}`,
    nonce: below(1_000),
    bet: betOf(game),
    ...(tuning && { tuning }),
    ...(gameOf(game).seek !== null && below(4) === 0 && ({ mode: 'live' } as const)),
  };
  let causes: readonly Cause[] = [];
  let record = recordOf({ ...script, causes });
  while (record.round.status === 'open') {
    causes = [...causes, choose(record, { below, oneOf })];
    record = recordOf({ ...script, causes });
  }
  return record;
};

/** Tests' own: a match between two players who throw by chance, or don't. */
export const matchByChance = (): RoundRecord => {
  const throws: (readonly [ReturnType<typeof hand> | null, ReturnType<typeof hand> | null])[] = [];
  let record = matchOf(throws);
  while (record.round.status === 'open') {
    throws.push([oneOf([...HANDS, null]), oneOf([...HANDS, null])]);
    record = matchOf(throws);
  }
  return record;
};
