import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import { newServerSeed } from '#engine/fair/seeds.ts';
import { HANDS } from './rock-scissor-paper/shapes.ts';
import { matchOf } from './testMatch.ts';
import { recordOf, type Script } from './testRecord.ts';

type Cause = Script['causes'][number];

/** From 0; that some are a little likelier matters to no test. */
const below = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n;
const oneOf = <T>(from: readonly T[]): T => from[below(from.length)] as T;
const timeout: Cause = { kind: 'timeout' };
const hand = () => oneOf(HANDS);

/** Something a player of the game may do now, also nothing at all. */
const CHOICES: Record<GameKey, (record: RoundRecord) => Cause> = {
  fto: ({ round }) => {
    const { phase, asked } = round.view as {
      phase: string;
      asked: { cells: []; question: number };
    };
    if (phase === 'ready') return { kind: 'next' };
    const { question, cells } = asked;
    return oneOf([timeout, { kind: 'answer', question, cell: below(cells.length) }]);
  },
  squidgame: ({ round }) => {
    const step = { kind: 'step', panel: below(2) };
    const end = round.view.crossed === 0 ? { kind: 'quit' } : { kind: 'take' };
    return oneOf([step, step, step, end, timeout]);
  },
  'rock-scissor-paper': ({ round }) => {
    const { phase } = round.view;
    const quit = { kind: 'quit' };
    if (phase === 'seeking') return oneOf([timeout, timeout, { kind: 'house' }, quit]);
    if (phase === 'alone') return oneOf([timeout, { kind: 'wait' }, { kind: 'house' }, quit]);
    const throwing = () => ({ kind: 'throw', hand: hand() });
    return oneOf([throwing(), throwing(), throwing(), throwing(), timeout, quit]);
  },
  'lucky-egg': ({ steps }) => {
    const crack = { kind: 'crack', egg: steps.length - 1 };
    return oneOf([crack, crack, crack, crack, crack, crack, crack, { kind: 'quit' }, timeout]);
  },
  'spin-wheel': () => timeout,
};

/** What the defaults let a round or a move cost, in hundredths of a coin. */
const BETS: Record<GameKey, readonly [least: number, most: number, step?: number]> = {
  fto: [0, 0],
  squidgame: [50, 20_00, 25],
  'rock-scissor-paper': [1_00, 50_00],
  'lucky-egg': [20, 5_00, 10],
  'spin-wheel': [0, 0],
};

/** Tests' own: a round of the game played to its end by chance, with seeds of its own. */
export const playedByChance = (game: GameKey): RoundRecord => {
  const [least, most, step = 1] = BETS[game];
  const script = {
    game,
    serverSeed: newServerSeed(),
    clientSeed: `player-${below(1_000_000)}`,
    nonce: below(1_000),
    bet: least + step * below((most - least) / step + 1),
    ...(game === 'rock-scissor-paper' && below(4) === 0 && ({ mode: 'live' } as const)),
  };
  let causes: readonly Cause[] = [];
  let record = recordOf({ ...script, causes });
  while (record.round.status === 'open') {
    causes = [...causes, CHOICES[game](record)];
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
