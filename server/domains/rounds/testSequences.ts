import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { timeout } from '#tools/timeouts.ts';
import { secretSeedOf, testCipher } from '../../platform/secrets/testCipher.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Store } from '../../platform/store/store.ts';
import { checkFromMark } from '../ledger/check/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { Act, type ActKind, type Real, verify } from './testActs.ts';
import { unfairRounds } from './testFair.ts';
import { firstLook, type Hands } from './testHands.ts';
import { RoundModel } from './testModel.ts';

/*
 * Random sequences of openings, moves, retries, wrong ids, timeouts, rotations, deposits, crashes and
 * races of all games, against a model that counts the coins by itself. A failure prints fast-check's
 * seed and path; MODEL_SEED and MODEL_PATH run that sequence again, and make it smaller.
 *
 *   MODEL_RUNS=10000 vitest run server/domains/rounds/model -t pglite
 *   MODEL_RUNS=1000 TEST_DATABASE_URL=... vitest run server/domains/rounds/twoServers
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 0);
/** How many sequences are run where nobody asks for more or fewer. */
export const runsOr = (usual: number): number => RUNS || usual;

const SEED = process.env.MODEL_SEED;
const PATH = process.env.MODEL_PATH;
/** The whole ledger is read after so many sequences, and at the end. */
const CHECK_EVERY = 250;

const acts = (kinds: readonly ActKind[]) =>
  fc.commands(
    [
      fc
        .tuple(fc.constantFrom(...kinds), fc.nat(1_000_000), fc.nat(1_000_000))
        .map(([kind, a, b]) => new Act(kind, a, b)),
    ],
    { maxCommands: 24, size: 'max' },
  );

const manyActs = (company: number, kinds: readonly ActKind[]) =>
  fc.tuple(...Array.from({ length: company }, () => acts(kinds)));

interface Play {
  runs: number;
  kinds: readonly ActKind[];
  /** Players at the same time, each with a sequence of their own. */
  company?: number;
}

/** Runs sequences, each for a new player with some coins. */
export const runSequences = async (
  store: Store,
  handsOf: (playerId: number) => Hands | Promise<Hands>,
  { runs, kinds, company = 1 }: Play,
) => {
  let count = 0;
  const turn = { store, cipher: testCipher };
  // From one check to the next while others play; all of it, compared with them, in the end.
  const check = async (wholeBefore = 0) => {
    const { problems } = await checkFromMark(turn, { now: count, wholeBefore });
    expect(problems).toEqual([]);
  };
  const play = async (sequence: Iterable<fc.AsyncCommand<{ model: RoundModel }, Real>>) => {
    const playerId = await testPlayer(store);
    const uid = `model${playerId}`;
    const names = { uid, uidLower: uid };
    await store.db.update(players).set(names).where(eq(players.id, playerId));
    await firstLook(store, playerId);
    const model = new RoundModel();
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
      // Made smaller only where it is run again: how it failed is told, however long a run takes.
      endOnFailure: PATH === undefined,
      ...(SEED !== undefined && { seed: Number(SEED) }),
      ...(PATH !== undefined && { path: PATH }),
    },
  );
  await check(Number.POSITIVE_INFINITY);
  expect(await unfairRounds(store)).toEqual([]);
};

/** Milliseconds: long enough for any number of sequences, about one in two seconds at the least. */
export const timeoutOf = (runs: number): number => timeout.test + runs * 2_000;
