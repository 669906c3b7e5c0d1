import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { hashServerSeed, newServerSeed } from '#engine/core/fair/seeds.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { gameOf } from '#games/registry.ts';
import { testKitOf } from '#games/testKits.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { rounds, seeds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';
import { openTestStore } from '../../platform/store/testStore.ts';
import { listRounds, roundRecord } from './history/history.ts';
import { listSeeds, rotateSeed } from './seeds/rotate.ts';
import { secretOf } from './seeds/seeds.ts';
import { NOW, seatAt, type TestSeat } from './testSeat.ts';

const CLIENT_SEED = 'mine';
type Move = { kind: string; [field: string]: unknown };

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const PLAYERS = 20;
/** The least a round takes, in hundredths of a coin. */
const betOf = (game: GameKey): number => {
  const { plan, tuning } = gameOf(game);
  return plan.kind === 'round' ? plan.bounds(tuning.defaults).min : 0;
};

/** Plays a round and tells everything that was answered on the way. */
const play = async (me: TestSeat, game: GameKey, turn: number, tell: (told: unknown) => void) => {
  let now = NOW + (game === 'spin-wheel' ? 0 : DAY_MS);
  tell(await me.state(game, now));
  let answer: RoundAnswer = await me.open(game, betOf(game), { now });
  tell(answer);
  for (const move of testKitOf(game).moves(turn)) {
    if (answer.round.status !== 'open') break;
    const { id, step } = answer.round;
    const bet = move.kind === 'crack' ? 20 : undefined;
    now += 1_000;
    answer = await me.move(game, id, step, move, { now, bet });
    tell(answer);
    if (game === 'rock-scissor-paper') tell(await me.state(game, now));
  }
  tell(await roundRecord(me.deps, me.playerId, answer.round.id));
};

/** Every name in a JSON value, with the values that stand under it. */
const namesIn = function* (value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [name, inner];
    yield* namesIn(inner);
  }
};

test('[bets-safe] of 1,000 rounds of all games nothing tells what is not decided yet', async () => {
  const told: unknown[] = [];
  const playAll = async () => {
    const me = await seatAt(store, { coins: 1_000_00, sen: 16 * 30_00 });
    for (const game of GAME_KEYS)
      for (let turn = 0; turn < testKitOf(game).rounds; turn += 1)
        await play(me, game, turn, (each) => told.push(each));
    told.push(await listSeeds(me.deps, me.playerId, NOW), me.changes);
    told.push(await listRounds(store.db, me.playerId, {}));
  };
  await Promise.all(Array.from({ length: PLAYERS }, playAll));
  const all = await store.db.select().from(rounds).orderBy(rounds.playerId, rounds.id);
  const each = GAME_KEYS.reduce((sum, game) => sum + testKitOf(game).rounds, 0);
  expect(each).toBeGreaterThanOrEqual(50);
  expect(all).toHaveLength(PLAYERS * each);

  // No seed in force, in whatever spelling, and nothing of the rules' private state.
  const text = JSON.stringify(told);
  const inForce = (await store.db.select().from(seeds)).map((seed) => ({
    ...seed,
    secret: secretOf(testCipher, seed),
  }));
  for (const { secret } of inForce) {
    const bytes = Buffer.from(secret, 'hex');
    for (const spelling of [secret, bytes.toString('base64'), bytes.toString('base64url')])
      expect(text).not.toContain(spelling);
  }
  // One look at them all: a million names are too many to be expected one by one.
  const names = new Set<string>();
  const secrets: unknown[] = [];
  for (const [name, value] of namesIn(told)) {
    names.add(name);
    if (name === 'serverSeed' && value !== null) secrets.push(value);
    // A question that waits for its answer names no card.
    if (name === 'asked' && Object.hasOwn(Object(value), 'odd')) secrets.push(value);
  }
  expect(secrets).toEqual([]);
  expect([...names]).toEqual(expect.arrayContaining(['serverSeed', 'asked']));
  for (const name of ['drawn', 'state', 'holdId', 'hold_id'])
    expect([...names]).not.toContain(name);

  // Whoever takes what was published for the key of the draws guesses as well as a coin.
  const published = { right: 0, before: 0, of: 0 };
  let last = 0;
  for (const { seedId, nonce, step, clientSeed } of all) {
    const seed = inForce.find(({ id }) => id === seedId);
    // Those it drew, and the one it would have drawn next.
    for (let round = 0; round <= step + 1; round += 1) {
      const draw = (serverSeed: string) =>
        createDraws({ serverSeed, clientSeed, nonce, round }).below(2);
      const drawn = draw(seed?.secret ?? '');
      if (drawn === draw(seed?.serverSeedHash ?? '')) published.right += 1;
      if (drawn === last) published.before += 1;
      published.of += 1;
      last = drawn;
    }
  }
  const fiveSigma = 2.5 * Math.sqrt(published.of);
  expect(published.of).toBeGreaterThan(3_000);
  expect(Math.abs(published.right - published.of / 2)).toBeLessThan(fiveSigma);
  expect(Math.abs(published.before - published.of / 2)).toBeLessThan(fiveSigma);

  // Only a rotation reveals a seed, and it is the one whose hash was told.
  const me = await seatAt(store, { coins: 1_00 });
  const { round } = await me.open('squidgame', 50);
  await me.move('squidgame', round.id, 0, { kind: 'quit' });
  const request = { playerId: me.playerId, requestId: crypto.randomUUID(), now: NOW };
  const { revealed } = await rotateSeed(me.deps, request);
  expect(hashServerSeed(revealed.serverSeed)).toBe(round.serverSeedHash);
});

/** What each step of a round shows, by the rules alone. */
const shownBy = (game: GameKey, serverSeed: string, moves: readonly Move[]): unknown[] => {
  const { rules, tuning } = gameOf(game);
  const drawsAt = (round: number) =>
    createDraws({ serverSeed, clientSeed: CLIENT_SEED, nonce: 0, round });
  let step = rules.open(tuning.defaults, drawsAt(0));
  const shown: unknown[] = [step.events];
  for (const [at, move] of moves.entries()) {
    if (step.isDone) break;
    const next = rules.move(tuning.defaults, step.state, rules.parseMove(move), drawsAt(at + 1));
    if (isRefusedStep(next)) break;
    step = next;
    shown.push(step.events);
  }
  return shown;
};

/** Two seeds of which the first `steps` steps look alike, and the next one does not. */
const twinsOf = (game: GameKey, moves: readonly Move[], steps: number): [string, string] => {
  for (;;) {
    const first = newServerSeed();
    const shown = shownBy(game, first, moves);
    if (shown.length <= steps) continue;
    for (let tries = 0; tries < 200_000; tries += 1) {
      const second = newServerSeed();
      const other = shownBy(game, second, moves);
      const isTwin = isDeepStrictEqual(other.slice(0, steps), shown.slice(0, steps));
      if (isTwin && !isDeepStrictEqual(other[steps], shown[steps])) return [first, second];
    }
  }
};

const CASES: { game: GameKey; steps: number; moves: Move[] }[] = [
  { game: 'squidgame', steps: 1, moves: testKitOf('squidgame').moves(0) },
  { game: 'squidgame', steps: 2, moves: testKitOf('squidgame').moves(0) },
  { game: 'rock-scissor-paper', steps: 1, moves: testKitOf('rock-scissor-paper').moves(0) },
  { game: 'rock-scissor-paper', steps: 2, moves: testKitOf('rock-scissor-paper').moves(0) },
  { game: 'lucky-egg', steps: 1, moves: testKitOf('lucky-egg').moves(0) },
  { game: 'lucky-egg', steps: 3, moves: testKitOf('lucky-egg').moves(0) },
  { game: 'fto', steps: 1, moves: testKitOf('fto').moves(0) },
  { game: 'fto', steps: 3, moves: testKitOf('fto').moves(0) },
  { game: 'spin-wheel', steps: 0, moves: [] },
];

describe('what is hidden leaves no trace', () => {
  let twin: Store;
  beforeAll(async () => {
    await store.close();
    [store, twin] = await Promise.all([openTestStore('pglite'), openTestStore('pglite')]);
  });
  afterAll(() => twin.close());

  test.each(CASES)(
    '[bets-safe] $game: seeds that agree on the first steps ($steps) are answered alike, to the byte',
    async ({ game, steps, moves }) => {
      const pair = twinsOf(game, moves, steps);
      const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
      /** Everything answered before the step in which they differ, and that step's answer. */
      const tell = async (on: Store, serverSeed: string) => {
        const me = await seatAt(on, { coins: 10_00, sen: 30_00 });
        await me.state(game);
        // The hash would tell them apart, as it should: here both bear the same.
        const serverSeedHash = 'ab'.repeat(32);
        const sealedSeed = testCipher.seal(serverSeed, serverSeedHash);
        await on.db
          .update(seeds)
          .set({ sealedSeed, serverSeedHash })
          .where(eq(seeds.playerId, me.playerId));
        const said: unknown[] = [await me.state(game)];
        const differs = async (answer: Promise<RoundAnswer>) =>
          [JSON.stringify(said), JSON.stringify((await answer).events)] as const;
        const opening = me.open(game, betOf(game), { requestId: ids[0] ?? '' });
        if (steps === 0) return differs(opening);
        let { round } = await opening;
        said.push(await opening);
        for (const [at, move] of moves.entries()) {
          const when = { requestId: ids[at + 1] ?? '', now: NOW + (at + 1) * 1_000 };
          const bet = move.kind === 'crack' ? 20 : undefined;
          const answer = me.move(game, round.id, round.step, move, { ...when, bet });
          if (at + 1 === steps) return differs(answer);
          said.push(await answer, await me.state(game, when.now), await me.coin());
          ({ round } = await answer);
          said.push(await roundRecord(me.deps, me.playerId, round.id), me.changes);
        }
        throw new Error('the seeds never differ');
      };
      const [first, second] = await Promise.all([tell(store, pair[0]), tell(twin, pair[1])]);
      expect(first[0]).toBe(second[0]);
      expect(first[1]).not.toBe(second[1]);
    },
  );
});
