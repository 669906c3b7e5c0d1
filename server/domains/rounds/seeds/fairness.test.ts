import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RotateSeedAnswer, RoundRecord, RoundsAnswer, SeedsAnswer } from '#contract/fairness.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { verifyRound } from '#engine/core/fair/verify.ts';
import { REGISTRY } from '#games/registry.ts';
import { rewards } from '../../../platform/store/schema/money.ts';
import { eachStore, openTestStore } from '../../../platform/store/testStore.ts';
import { payReward } from '../../rewards/rewards.ts';
import { listRounds, roundRecord } from '../history/history.ts';
import { NOW, refusal, seatAt, type TestSeat } from '../testSeat.ts';
import { listSeeds, rotateSeed } from './rotate.ts';

const rotate = ({ playerId, deps }: TestSeat, requestId: string = randomUUID(), now = NOW) =>
  rotateSeed(deps, { playerId, requestId, now });
const seedsOf = ({ playerId, deps }: TestSeat) => listSeeds(deps, playerId, NOW);
const recordOf = (me: TestSeat, id: string) => roundRecord(me.deps, me.playerId, id);

eachStore('seeds and the history of rounds', (store) => {
  test('a rotation reveals the seed whose hash was shown, and commits to another', async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const before = SeedsAnswer.parse(await seedsOf(me));
    expect(before).toMatchObject({ commitment: { nonce: 0 }, revealed: [] });
    for (let round = 0; round < 2; round += 1) {
      const { id } = (await me.open('squidgame', 50)).round;
      await me.move('squidgame', id, 0, { kind: 'quit' });
    }
    const requestId = randomUUID();
    const turned = await Promise.all(Array.from({ length: 20 }, () => rotate(me, requestId)));
    for (const each of turned) expect(each).toEqual(turned[0]);
    const { commitment, revealed } = RotateSeedAnswer.parse(turned[0]);
    expect(hashServerSeed(revealed.serverSeed)).toBe(before.commitment.serverSeedHash);
    expect(revealed).toMatchObject({ seedId: before.commitment.seedId, rounds: 2 });
    expect(commitment.seedId).not.toBe(revealed.seedId);
    expect(await seedsOf(me)).toEqual({ commitment, revealed: [revealed] });
    for (let more = 0; more < 11; more += 1) await rotate(me);
    const after = await seedsOf(me);
    expect(after.revealed).toHaveLength(10);
    expect(after.revealed.some(({ seedId }) => seedId === revealed.seedId)).toBe(false);
  });

  test('no seed is revealed while any round is open', async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const { id } = (await me.open('squidgame', 50)).round;
    const before = await me.fingerprint();
    expect(await refusal(rotate(me))).toBe('409 msg.roundOpen');
    expect(await me.fingerprint()).toBe(before);
    await me.move('squidgame', id, 0, { kind: 'quit' });
    await rotate(me);
    expect((await recordOf(me, id)).serverSeed).not.toBeNull();
  });

  test('a round is recorded as it was played, and can be checked once its seed is revealed', async () => {
    const me = await seatAt(store(), { coins: 5_00, sen: 30_00 });
    const { id } = (await me.open('lucky-egg', 0)).round;
    const open = RoundRecord.parse(await recordOf(me, id));
    expect(open).toMatchObject({ serverSeed: null, round: { status: 'open' } });
    await me.move('lucky-egg', id, 0, { kind: 'crack', egg: 4 }, { bet: 30 });
    await me.move('lucky-egg', id, 1, { kind: 'quit' });
    const spin = (await me.open('spin-wheel', 0)).round;
    expect((await recordOf(me, id)).serverSeed).toBeNull();
    await rotate(me);
    for (const game of ['lucky-egg', 'spin-wheel'] as const) {
      const record = RoundRecord.parse(await recordOf(me, game === 'lucky-egg' ? id : spin.id));
      const { round, steps, serverSeed } = record;
      const kit = REGISTRY[game] as (typeof REGISTRY)['lucky-egg'];
      const published = { ...round, serverSeed: serverSeed ?? '', steps: steps as never };
      expect(verifyRound(kit.rules, kit.tuning.schema, published).isFair).toBe(true);
    }
    const { steps } = await recordOf(me, id);
    expect(steps.map(({ by, bet }) => [by, bet])).toEqual([
      ['open', 0],
      ['move', 30],
      ['move', 0],
    ]);
    expect(steps[1]?.move).toEqual({ kind: 'crack', egg: 4 });
    const other = await seatAt(store());
    const theirs = roundRecord(me.deps, other.playerId, id);
    expect(await refusal(theirs)).toBe('404 msg.noHistoryFound');
    expect(await refusal(recordOf(me, '999999999'))).toBe('404 msg.noHistoryFound');
    expect(await refusal(recordOf(me, 'abc'))).toBe('404 msg.noHistoryFound');
  });

  test('rounds are listed newest first, page by page, with prizes and what can be checked', async () => {
    const me = await seatAt(store(), { coins: 50_00, sen: 30_00 });
    for (let round = 0; round < 33; round += 1) {
      const { id } = (await me.open('squidgame', 50)).round;
      await me.move('squidgame', id, 0, { kind: 'quit' });
    }
    await rotate(me);
    const spin = (await me.open('spin-wheel', 0)).round;
    const { db } = store();
    const prize = { playerId: me.playerId, sen: 20, createdAt: new Date(NOW) };
    const roundId = Number(spin.id);
    await db
      .insert(rewards)
      .values({ ...prize, roundId })
      .onConflictDoUpdate({ target: rewards.roundId, set: { sen: 20 } });
    const first = RoundsAnswer.parse(await listRounds(db, me.playerId, {}));
    expect(first.rounds).toHaveLength(30);
    expect(first.rounds[0]).toMatchObject({
      id: spin.id,
      prize: { sen: 20, isPaid: false },
      isRevealed: false,
    });
    expect(first.rounds[1]).toMatchObject({ bet: 50, won: 0, prize: null, isRevealed: true });
    const second = await listRounds(db, me.playerId, { before: first.next ?? '' });
    expect(second.rounds).toHaveLength(4);
    expect(second.next).toBeNull();
    const [reward] = await db.select().from(rewards).where(eq(rewards.roundId, roundId));
    await payReward(store(), reward?.id ?? 0, { operator: 'test', now: NOW });
    const spins = await listRounds(db, me.playerId, { game: 'spin-wheel' });
    expect(spins.rounds.map(({ prize }) => prize)).toEqual([{ sen: 20, isPaid: true }]);
    const other = await seatAt(store());
    expect((await listRounds(db, other.playerId, {})).rounds).toEqual([]);
  });
});

// The embedded database has one connection, on which nothing comes between.
test.runIf(process.env.TEST_DATABASE_URL)(
  'no seed is revealed while a round is open, when both are asked for at once',
  async () => {
    const store = await openTestStore('postgres');
    try {
      const me = await seatAt(store, { coins: 50_00 });
      for (let turn = 0; turn < 40; turn += 1) {
        const [opened, rotated] = await Promise.all([
          me.open('squidgame', 50),
          rotate(me).catch(() => null),
        ]);
        // Rotated first, the round is under the new seed; opened first, nothing was rotated.
        const { seedId } = (await seedsOf(me)).commitment;
        expect(opened.round.seedId).toBe(seedId);
        if (rotated) expect(rotated.commitment.seedId).toBe(seedId);
        const { round } = opened;
        expect((await recordOf(me, round.id)).serverSeed).toBeNull();
        await me.move('squidgame', round.id, 0, { kind: 'quit' });
      }
    } finally {
      await store.close();
    }
  },
);
