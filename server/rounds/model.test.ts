import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoundAnswer } from '#contract/rounds.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { createLog } from '../log.ts';
import { CommandError } from '../operator/command.ts';
import { runCommand } from '../operator/run.ts';
import { createSecurityLog } from '../security/log.ts';
import { openStore } from '../store/open.ts';
import { gameFlags } from '../store/schema/games.ts';
import { rewards } from '../store/schema/money.ts';
import { players } from '../store/schema/players.ts';
import { rounds } from '../store/schema/rounds.ts';
import type { Store } from '../store/store.ts';
import { eachStore } from '../store/testStore.ts';
import { createTestDatabase } from '../store/testTemplate.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { moveOf, openingOf } from './testChoices.ts';
import { secretSeedOf } from './testCipher.ts';
import { unfairRounds } from './testFair.ts';
import {
  type Came,
  directHands,
  firstLook,
  type Hands,
  networkHands,
  startServers,
} from './testHands.ts';
import { armMine, layMines } from './testMines.ts';
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
      const { store, hands } = real;
      const security = createSecurityLog({ store, clock: hands.clock, log: createLog('silent') });
      const deps = { store, clock: hands.clock, broadcast: () => {}, drop: () => {}, security };
      return runCommand(deps, name, args, 'model');
    };
    switch (kind) {
      case 'open':
        return send(openingOf(model, real.hands, a, b));
      case 'move':
        return send(moveOf(model, a, b));
      case 'repeat': {
        const again = real.sent[a % Math.max(1, real.sent.length)];
        return again && send(again);
      }
      case 'otherBody': {
        const before = real.sent[a % Math.max(1, real.sent.length)];
        return before && send({ ...openingOf(model, real.hands, a, b), id: before.id });
      }
      case 'otherStep': {
        const request = moveOf(model, a, b);
        if (request.call !== 'move') return;
        return send({ ...request, step: Math.max(0, request.step + (b % 2 === 0 ? 1 : -1)) });
      }
      case 'race':
        return this.#race(model, real);
      case 'crash': {
        const request = b % 2 === 0 ? openingOf(model, real.hands, a, b) : moveOf(model, a, b);
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
        const request = b % 2 === 0 ? openingOf(model, real.hands, a, b) : moveOf(model, a, b);
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
        return model.rotate(await secretSeedOf(real.store, real.playerId));
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
    const second = openingOf(model, hands, b, a);
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

const manyActs = (company: number, kinds: readonly Kind[]) =>
  fc.tuple(...Array.from({ length: company }, () => acts(kinds)));

interface Play {
  runs: number;
  kinds: readonly Kind[];
  /** Players at the same time, each with a sequence of their own. */
  company?: number;
}

/** Runs sequences, each for a new player with some coins. */
const runSequences = async (
  store: Store,
  handsOf: (playerId: number) => Hands | Promise<Hands>,
  { runs, kinds, company = 1 }: Play,
) => {
  let count = 0;
  const check = async () => expect((await checkLedger(store)).problems).toEqual([]);
  const play = async (sequence: Iterable<fc.AsyncCommand<{ model: Model }, Real>>) => {
    const playerId = await testPlayer(store);
    const uid = `model${playerId}`;
    const names = { uid, uidLower: uid };
    await store.db.update(players).set(names).where(eq(players.id, playerId));
    await firstLook(store, playerId);
    const model = new Model();
    model.rotate(await secretSeedOf(store, playerId));
    const real: Real = { store, playerId, uid, hands: await handsOf(playerId), sent: [] };
    await fc.asyncModelRun(
      () => ({ model: { model }, real }),
      [new Act('adjust', 0, 20 + (playerId % 20)), ...sequence],
    );
    await verify(model.books, real);
    count += 1;
    if (count % CHECK_EVERY === 0) await check();
  };
  await fc.assert(
    fc.asyncProperty(manyActs(company, kinds), async (sequences) => {
      // All are over before the next ones begin, also where one has failed.
      const ends = await Promise.allSettled(sequences.map(play));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }),
    {
      numRuns: runs,
      ...(SEED !== undefined && { seed: Number(SEED) }),
      ...(PATH !== undefined && { path: PATH }),
    },
  );
  await check();
  expect(await unfairRounds(store)).toEqual([]);
};

/** Long enough for any number of sequences: about 20 a second at the least. */
const timeoutOf = (runs: number) => 60_000 + runs * 2_000;

const switchLive = ({ db }: Store) =>
  db.insert(gameFlags).values({ game: 'rock-scissor-paper', isLive: true });

eachStore('the rounds against their model', (store) => {
  beforeAll(async () => {
    await layMines(store());
    await switchLive(store());
  });

  const runs = RUNS || 25;
  test(
    '[bets-safe] any sequence leaves coins, holds, rounds, prizes and lines as the model has them',
    () =>
      runSequences(store(), (playerId) => directHands(store(), playerId), { runs, kinds: KINDS }),
    timeoutOf(runs),
  );
});

/** A mine may kill what another player writes, who has no reason for it in their books. */
const WITHOUT_MINES = KINDS.filter((kind) => kind !== 'crash');
const COMPANY = 8;

eachStore('the rounds of a company against their models', (store) => {
  beforeAll(async () => {
    await switchLive(store());
  });

  const runs = Math.ceil((RUNS || 25) / COMPANY);
  test(
    '[bets-safe] any sequences at the same time leave what each has by itself',
    () =>
      runSequences(store(), (playerId) => directHands(store(), playerId), {
        ...{ runs, kinds: WITHOUT_MINES, company: COMPANY },
      }),
    timeoutOf(runs * COMPANY),
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
  });
  afterAll(async () => {
    await servers?.stop();
    await store?.close();
    await drop?.();
  });

  const runs = RUNS || 6;
  // Now and then a server is killed in the middle of a request, and started again.
  const kinds = [...Array(12).fill(KINDS).flat(), 'kill'] as Kind[];
  test(
    '[bets-safe] any sequence, with servers killed in it, leaves what the model has',
    () =>
      runSequences(store, (playerId) => networkHands(store, playerId, servers), { runs, kinds }),
    timeoutOf(runs),
  );
});
