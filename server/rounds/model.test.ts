import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import { GAME_KEYS } from '#contract/games.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { CommandError } from '../operator/command.ts';
import { runCommand } from '../operator/run.ts';
import { openStore } from '../store/open.ts';
import { gameFlags, players, rewards, rounds, seeds } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createTestDatabase, eachStore } from '../store/testStore.ts';
import { listTransactions } from '../transactions/transactions.ts';
import {
  type Came,
  directHands,
  firstLook,
  type Hands,
  networkHands,
  startServers,
} from './testHands.ts';
import { type Expected, Model, type Request } from './testModel.ts';

/*
 * Random sequences of openings, moves, retries, wrong ids, timeouts, rotations, deposits, crashes and
 * races of all games, against a model that counts the coins by itself. A failure prints fast-check's
 * seed and path; MODEL_SEED and MODEL_PATH run that sequence again.
 *
 *   MODEL_RUNS=10000 vitest run server/rounds/model -t pglite
 *   MODEL_RUNS=1000 TEST_DATABASE_URL=... vitest run server/rounds/model -t 'two servers'
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 0);
const SEED = process.env.MODEL_SEED;
const PATH = process.env.MODEL_PATH;
/** The whole ledger is read after so many sequences, and at the end. */
const CHECK_EVERY = 250;

interface Real {
  store: Store;
  playerId: number;
  uid: string;
  hands: Hands;
  /** Requests sent so far, for those who repeat them. */
  sent: Request[];
}

const KINDS = [
  ...['open', 'open', 'open', 'move', 'move', 'move', 'move', 'move', 'race', 'race', 'crash'],
  ...[
    'crash',
    'repeat',
    'otherBody',
    'otherStep',
    'runOut',
    'rotate',
    'deposit',
    'verify',
    'adjust',
  ],
] as const;
type Kind = (typeof KINDS)[number] | 'kill';

/** Tables in which a transaction may die. */
const WRITTEN = [
  ...['requests', 'rounds', 'round_steps', 'postings', 'entries', 'lots', 'lot_holds', 'holds'],
  ...['accounts', 'player_events', 'seeds', 'rewards'],
];

/** Lets a transaction die at the n-th row it writes, whatever process it runs in. */
const layMines = async ({ db }: Store) => {
  await db.execute(sql`create sequence crash_countdown minvalue -1000`);
  await db.execute(sql`
    create function crash_here() returns trigger language plpgsql as $$ begin
      if nextval('crash_countdown') = 0 then raise exception 'crashed here'; end if;
      return new;
    end $$`);
  for (const table of WRITTEN)
    await db.execute(sql`
      create trigger a_crash before insert or update on ${sql.identifier(table)}
      for each row execute function crash_here()`);
};
const armMine = ({ db }: Store, rows: number) =>
  db.execute(sql`select setval('crash_countdown', ${rows}::bigint)`);

const seedOf = async ({ db }: Store, playerId: number): Promise<string> => {
  const [seed] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.playerId, playerId), isNull(seeds.revealedAt)));
  return seed?.serverSeed ?? '';
};

const betFor = ({ books: { available } }: Model, game: GameKey, b: number): number => {
  const bounds: Partial<Record<GameKey, [number, number]>> = {
    squidgame: [50, 20_00],
    'rock-scissor-paper': [1_00, 50_00],
    'lucky-egg': [20, 5_00],
  };
  const [least, most] = bounds[game] ?? [0, 0];
  const odd = [0, least - 1, most + 1, available, available + 1][b % 20];
  if (odd !== undefined) return Math.max(0, odd);
  return least + (b % Math.max(1, Math.min(most, Math.max(available, least)) - least + 1));
};

const openingOf = (model: Model, { hands }: Pick<Real, 'hands'>, a: number, b: number): Request => {
  const game = GAME_KEYS[a % GAME_KEYS.length] ?? 'fto';
  const bet = game === 'squidgame' || game === 'rock-scissor-paper' ? betFor(model, game, b) : 0;
  // Where two servers run, players who look for each other would meet.
  const mayLook = game === 'rock-scissor-paper' && hands.sendAndKill === null && b % 3 === 0;
  return { call: 'open', id: randomUUID(), game, bet, mode: mayLook ? 'live' : 'house' };
};

const moveOf = (model: Model, a: number, b: number): Request => {
  const open = model.books.rounds.filter(({ status }) => status === 'open');
  const round = open[a % Math.max(1, open.length)] ?? model.books.rounds.at(-1);
  const id = randomUUID();
  if (!round || b % 97 === 0) {
    const move = { kind: 'quit' };
    return { call: 'move', id, game: 'squidgame', roundId: '999999999', step: 0, move };
  }
  const { game, id: roundId, step } = round;
  const shared = { call: 'move', id, game, roundId, step } as const;
  if (b % 31 === 0) return { ...shared, move: { kind: 'nonsense' } };
  if (b % 23 === 0) return { ...shared, move: { kind: 'quit' } };
  switch (game) {
    case 'squidgame': {
      const safe = model.draws(round).below(2);
      if (b % 4 === 0) return { ...shared, move: { kind: 'take' } };
      return { ...shared, move: { kind: 'step', panel: b % 9 === 0 ? 1 - safe : safe } };
    }
    case 'lucky-egg': {
      const bet = b % 13 === 0 ? {} : { bet: betFor(model, game, b) };
      return { ...shared, ...bet, move: { kind: 'crack', egg: a % 13 } };
    }
    case 'rock-scissor-paper': {
      const hand = ['rock', 'scissors', 'paper'][a % 3];
      const kind = (round.state as { mode: string }).mode === 'seek' ? 'house' : 'throw';
      const other = b % 5 === 0 ? { kind: 'wait' } : { kind: 'house' };
      return { ...shared, move: kind === 'throw' ? { kind, hand } : other };
    }
    default: {
      const state = round.state as { answered?: unknown[]; asked?: { odd: number } | null };
      const question = (state.answered?.length ?? 0) + 1;
      const odd = state.asked?.odd ?? 0;
      const cell = b % 3 === 0 ? odd + 1 : odd;
      return {
        ...shared,
        move: state.asked ? { kind: 'answer', question, cell } : { kind: 'next' },
      };
    }
  }
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What came, in the model's words. */
const asExpected = (came: Came<RoundAnswer>): unknown => {
  if (!('answer' in came)) return came;
  const { round, events, coin, remain } = came.answer;
  const { game, mode, step, status, bet, won, nonce, deadlineAt, view } = round;
  const isClockRunning = deadlineAt !== null;
  return plain({
    round: { game, mode, step, status, bet, won, nonce, isClockRunning, view },
    ...{ events, balance: coin.balance, pending: coin.pending, remain },
  });
};

/** Notes the name the server gave to a round. */
const learn = (model: Model, came: Came<RoundAnswer>) => {
  if (!('answer' in came)) return;
  const { id, game, nonce } = came.answer.round;
  if (model.books.rounds.some((round) => round.id === id)) return;
  const round = model.books.rounds.findLast(
    (each) => each.id === '' && each.game === game && each.nonce === nonce,
  );
  if (round) round.id = id;
};

const compare = (model: Model, expected: Expected, came: Came<RoundAnswer>) => {
  expect(asExpected(came)).toEqual(plain(expected));
  learn(model, came);
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      );

class Act implements fc.AsyncCommand<{ model: Model }, Real> {
  readonly kind: Kind;
  readonly a: number;
  readonly b: number;

  constructor(kind: Kind, a: number, b: number) {
    this.kind = kind;
    this.a = a;
    this.b = b;
  }

  check = () => true;
  toString = () => `${this.kind}(${this.a}, ${this.b})`;

  async run({ model }: { model: Model }, real: Real): Promise<void> {
    const { a, b, kind } = this;
    const send = async (request: Request) => {
      real.sent.push(request);
      const expected = model.request(request);
      compare(model, expected, await real.hands.send(request));
    };
    const operator = (name: string, args: object) => {
      const parts = { store: real.store, clock: real.hands.clock, broadcast: () => {} };
      return runCommand(parts, name, args, 'model');
    };
    switch (kind) {
      case 'open':
        return send(openingOf(model, real, a, b));
      case 'move':
        return send(moveOf(model, a, b));
      case 'repeat': {
        const again = real.sent[a % Math.max(1, real.sent.length)];
        return again && send(again);
      }
      case 'otherBody': {
        const before = real.sent[a % Math.max(1, real.sent.length)];
        return before && send({ ...openingOf(model, real, a, b), id: before.id });
      }
      case 'otherStep': {
        const request = moveOf(model, a, b);
        if (request.call !== 'move') return;
        return send({ ...request, step: Math.max(0, request.step + (b % 2 === 0 ? 1 : -1)) });
      }
      case 'race':
        return this.#race(model, real);
      case 'crash': {
        const request = b % 2 === 0 ? openingOf(model, real, a, b) : moveOf(model, a, b);
        await armMine(real.store, -(1 + (a % 25)));
        const came = await real.hands.send(request);
        await armMine(real.store, 1);
        if (!('broken' in came)) {
          real.sent.push(request);
          return compare(model, model.request(request), came);
        }
        await verify(model.books, real);
        return send(request);
      }
      case 'kill': {
        if (!real.hands.sendAndKill) return;
        const request = b % 2 === 0 ? openingOf(model, real, a, b) : moveOf(model, a, b);
        await real.hands.sendAndKill(request);
        return send(request);
      }
      case 'runOut':
        model.timeOut();
        return real.hands.runOut();
      case 'rotate': {
        const { serverSeed, nonce } = model.books;
        const id = randomUUID();
        const came = await real.hands.rotate(id);
        if (model.hasOpenRound) return expect(came).toEqual({ refused: '409 msg.roundOpen' });
        expect(came).toMatchObject({
          answer: { revealed: { serverSeed, rounds: nonce }, commitment: { nonce: 0 } },
        });
        expect(await real.hands.rotate(id)).toEqual(came);
        return model.rotate(await seedOf(real.store, real.playerId));
      }
      case 'deposit': {
        const deposit = { uid: real.uid, amount: `${10 + (b % 80)}`, reference: randomUUID() };
        model.books.depositSen += (10 + (b % 80)) * 100;
        await operator('deposit record', deposit);
        await operator('deposit record', deposit);
        return;
      }
      case 'verify':
        model.books.isVerified = b % 5 !== 0;
        await operator(model.books.isVerified ? 'player verify' : 'player unverify', {
          uid: real.uid,
        });
        return;
      case 'adjust': {
        const amount = (b % 40) - 5 || 1;
        const args = { uid: real.uid, amount: String(amount), reason: 'model' };
        const run = operator('coins adjust', args);
        if (model.adjust(amount * 100)) await run;
        else await expect(run).rejects.toBeInstanceOf(CommandError);
      }
    }
  }

  /** Three requests at once: some order of them must explain every answer. */
  async #race(model: Model, { hands, sent }: Real): Promise<void> {
    const { a, b } = this;
    const first = moveOf(model, a, b);
    const second = openingOf(model, { hands }, b, a);
    const third = a % 3 === 0 ? first : a % 3 === 1 ? second : moveOf(model, a + 1, b + 3);
    const requests = [first, second, third];
    const came = await Promise.all(requests.map((request) => hands.send(request)));
    sent.push(...requests);
    const got = came.map(asExpected);
    for (const order of permutations([0, 1, 2])) {
      const guess = model.copy();
      const expected: Expected[] = [];
      for (const at of order) expected[at] = guess.request(requests[at] as Request);
      if (!isDeepStrictEqual(got, plain(expected))) continue;
      model.books = guess.books;
      for (const each of came) learn(model, each);
      return;
    }
    expect(got).toEqual(plain(requests.map((request) => model.copy().request(request))));
    throw new Error('no order of the three explains what came');
  }
}

/** Everything of the player's, as the database has it, against the model's books. */
const verify = async (
  books: Model['books'],
  { store: { db }, playerId, hands }: Real,
): Promise<void> => {
  const mine = eq(rounds.playerId, playerId);
  const coin = await coinBalance(db, playerId, hands.clock.now());
  const rows = await db.select().from(rounds).where(mine).orderBy(asc(rounds.id));
  const won = await db
    .select({ sen: rewards.sen })
    .from(rewards)
    .where(eq(rewards.playerId, playerId))
    .orderBy(asc(rewards.id));
  const { transactions } = await listTransactions(db, playerId, {});
  expect({
    balance: coin.balance,
    pending: coin.pending,
    rounds: rows.map(({ game, mode, step, status, bet, won: paid, nonce }) =>
      [game, mode, step, status, bet, paid, nonce].join(' '),
    ),
    rewards: won.map(({ sen }) => sen),
    lines: transactions.map(({ type, amount }) => `${type} ${amount}`),
  }).toEqual({
    balance: books.available + books.held,
    pending: books.held,
    rounds: books.rounds.map(({ game, mode, step, status, bet, won: paid, nonce }) =>
      [game, mode, step, status, bet, paid, nonce].join(' '),
    ),
    rewards: books.rewards,
    lines: books.lines.toReversed().slice(0, 30),
  });
};

const acts = (kinds: readonly Kind[]) =>
  fc.commands(
    [
      fc
        .tuple(fc.constantFrom(...kinds), fc.nat(1_000_000), fc.nat(1_000_000))
        .map(([kind, a, b]) => new Act(kind, a, b)),
    ],
    { maxCommands: 24, size: 'max' },
  );

/** Runs sequences, each for a new player with some coins. */
const runSequences = async (
  store: Store,
  handsOf: (playerId: number) => Hands | Promise<Hands>,
  { runs, kinds }: { runs: number; kinds: readonly Kind[] },
) => {
  let count = 0;
  const check = async () => expect((await checkLedger(store)).problems).toEqual([]);
  await fc.assert(
    fc.asyncProperty(acts(kinds), async (sequence) => {
      const playerId = await testPlayer(store);
      const uid = `model${playerId}`;
      const names = { uid, uidLower: uid };
      await store.db.update(players).set(names).where(eq(players.id, playerId));
      await firstLook(store, playerId);
      const model = new Model();
      model.rotate(await seedOf(store, playerId));
      const real: Real = { store, playerId, uid, hands: await handsOf(playerId), sent: [] };
      await fc.asyncModelRun(
        () => ({ model: { model }, real }),
        [new Act('adjust', 0, 20 + (playerId % 20)), ...sequence],
      );
      await verify(model.books, real);
      count += 1;
      if (count % CHECK_EVERY === 0) await check();
    }),
    {
      numRuns: runs,
      ...(SEED !== undefined && { seed: Number(SEED) }),
      ...(PATH !== undefined && { path: PATH }),
    },
  );
  await check();
};

/** Long enough for any number of sequences: about 20 a second at the least. */
const patience = (runs: number) => 60_000 + runs * 2_000;

eachStore('the rounds against their model', (store) => {
  beforeAll(async () => {
    await layMines(store());
    await store().db.insert(gameFlags).values({ game: 'rock-scissor-paper', isLive: true });
  });

  const runs = RUNS || 25;
  test(
    '[bets-safe] any sequence leaves coins, holds, rounds, prizes and lines as the model has them',
    () =>
      runSequences(store(), (playerId) => directHands(store(), playerId), { runs, kinds: KINDS }),
    patience(runs),
  );
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('two servers on one PostgreSQL', () => {
  let store: Store;
  let servers: Awaited<ReturnType<typeof startServers>>;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '');
    drop = database.drop;
    store = await openStore({ databaseUrl: database.url, dataDir: '', onFatal: () => {} });
    await layMines(store);
    servers = await startServers(database.url);
  }, 120_000);
  afterAll(async () => {
    await servers?.stop();
    await store?.close();
    await drop?.();
  }, 60_000);

  const runs = RUNS || 6;
  // Now and then a server is killed in the middle of a request, and started again.
  const kinds = [...Array(12).fill(KINDS).flat(), 'kill'] as Kind[];
  test(
    '[bets-safe] any sequence, with servers killed in it, leaves what the model has',
    () =>
      runSequences(store, (playerId) => networkHands(store, playerId, servers), { runs, kinds }),
    patience(runs),
  );
});
