import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Store } from '../../../platform/store/store.ts';
import { meanwhile } from '../../../platform/store/testMeanwhile.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { setLimit } from '../../responsibleGaming/responsibleGaming.ts';
import { listSeeds, rotateSeed } from '../seeds/rotate.ts';
import { NOW, refusal, seatAt, type TestSeat } from '../testSeat.ts';
import { openRound } from './open.ts';

/** Opens a round of squidgame for 2 coins, while `act` comes in between. */
const openWhile = (
  { deps, playerId }: TestSeat,
  act: () => Promise<unknown>,
  requestId: string = randomUUID(),
) =>
  openRound(
    { ...deps, store: meanwhile(deps.store, 'round_write', act) },
    { playerId, game: 'squidgame', requestId, clientSeed: 'mine', bet: 2_00, now: NOW },
  );

eachStore('an opening that was worked out from what is no longer so', (store) => {
  const seat = () => seatAt(store(), { coins: 5_00 });
  const isSound = async () => expect((await checkLedger(store())).problems).toEqual([]);

  test('is worked out anew with the seed that is the player’s now', async () => {
    const me = await seat();
    const { playerId } = me;
    const ask = { playerId, requestId: randomUUID(), now: NOW };
    const { round } = await openWhile(me, () => rotateSeed(me.deps, ask));
    const [old] = (await listSeeds(me.deps, playerId, NOW)).revealed;
    expect(old?.rounds).toBe(0);
    expect(round.serverSeedHash).not.toBe(old?.serverSeedHash);
    expect(await me.available()).toBe(3_00);
    await isSound();
  });

  test('is answered with what the same request was answered meanwhile, and refused where it asked for something else', async () => {
    const me = await seat();
    const requestId = randomUUID();
    let first: string | undefined;
    const answer = await openWhile(
      me,
      async () => {
        first = (await me.open('squidgame', 2_00, { requestId })).round.id;
      },
      requestId,
    );
    expect(answer.round.id).toBe(first);
    expect(await me.available()).toBe(3_00);

    const other = await seat();
    const another = () => other.open('squidgame', 1_00, { requestId });
    expect(await refusal(openWhile(other, another, requestId))).toBe('409 msg.requestMismatch');
    expect(await other.available()).toBe(4_00);
    await isSound();
  });

  test('is refused by the round that was opened meanwhile', async () => {
    const me = await seat();
    expect(await refusal(openWhile(me, () => me.open('squidgame', 1_00)))).toBe(
      '409 msg.roundOpen',
    );
    expect(await me.available()).toBe(4_00);
  });

  test('is refused when its coins are staked elsewhere, with what is left', async () => {
    for (const [staked, said] of [
      [4_00, '409 msg.insufficientCoins'],
      [5_00, '409 msg.insufficientBalance'],
    ] as const) {
      const me = await seat();
      const elsewhere = () => me.open('rock-scissor-paper', staked);
      expect(await refusal(openWhile(me, elsewhere))).toBe(said);
      expect(await me.available()).toBe(5_00 - staked);
    }
    await isSound();
  });

  test('is refused by the limit that was set meanwhile', async () => {
    const me = await seat();
    const limited = () => setLimit(store(), { playerId: me.playerId, dailyLimit: 1_00, now: NOW });
    expect(await refusal(openWhile(me, limited))).toBe('409 msg.dailyLimit (bet)');
    expect(await me.available()).toBe(5_00);
  });

  test('is not written when the database fails, and says why', async () => {
    const me = await seat();
    // Looks, which gives the player a first seed.
    await me.state('squidgame');
    const before = await me.fingerprint();
    const lost = new Error('the connection is lost');
    const { run } = store();
    const failing: Store['run'] = (statement, values) =>
      statement.name === 'round_write' ? Promise.reject(lost) : run(statement, values);
    const deps = { ...me.deps, store: { ...store(), run: failing } };
    await expect(openWhile({ ...me, deps }, async () => {})).rejects.toBe(lost);
    expect(await me.fingerprint()).toBe(before);
  });
});
