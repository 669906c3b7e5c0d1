import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { openStore } from '../store/open.ts';
import { gameFlags } from '../store/schema/games.ts';
import { players } from '../store/schema/players.ts';
import type { Store } from '../store/store.ts';
import { eachStore } from '../store/testStore.ts';
import { createTestDatabase } from '../store/testTemplate.ts';
import { Act, KINDS, type Kind, type Real, verify } from './testActs.ts';
import { secretSeedOf } from './testCipher.ts';
import { unfairRounds } from './testFair.ts';
import { directHands, firstLook, type Hands, networkHands, startServers } from './testHands.ts';
import { layMines } from './testMines.ts';
import { Model } from './testModel.ts';

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
