import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { availableCoins } from '#contract/coins.ts';
import { DAY_MS } from '#contract/day.ts';
import { RedeemAnswer } from '#contract/redemptions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { listInbox } from '../inbox/inbox.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { readAccount } from '../refresh/player.ts';
import { refusal } from '../rounds/testSeat.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { approveRedemption, expireRedemptions, rejectRedemption } from './decide.ts';
import { listRedemptions, redeem } from './redemptions.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('redemptions', (store) => {
  const bonusOf = async (playerId: number) =>
    (await readAccount(store().db, playerId, NOW))?.redeemableBonus;
  const messagesOf = async (playerId: number) =>
    (await listInbox(store(), playerId)).messages.map(({ payload }) => payload);
  const ask = (playerId: number, coins: number, requestId: string = randomUUID(), now = NOW) =>
    redeem(store(), { playerId, requestId, coins, now });

  test('[bets-safe] [redeem-rate] 600 at once against 500 coins: exactly 10 succeed', async () => {
    const playerId = await testPlayer(store(), 500_00, NOW);
    const outcomes = await Promise.all(
      Array.from({ length: 600 }, () =>
        ask(playerId, 50_00).then(
          ({ answer }) => answer.redemption.creditSen,
          (error: unknown) => (error instanceof Refusal ? error.key : error),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 10_00)).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'msg.balanceNotEnough')).toHaveLength(590);
    const coin = await coinBalance(store().db, playerId, NOW);
    expect(coin).toMatchObject({ balance: 500_00, pending: 500_00, redeemed: 0 });
    expect(availableCoins(coin)).toBe(0);
    const check = await checkLedger(store());
    expect(check.problems).toEqual([]);
    // Refusals are not stored: the same id may be tried again when there are coins.
    const stored = await store().db.select().from(requests).where(eq(requests.playerId, playerId));
    expect(stored).toHaveLength(10);
  });

  test('[bets-safe] one request id 100 times at once: one effect, 100 equal answers', async () => {
    const playerId = await testPlayer(store(), 500_00, NOW);
    const id = randomUUID();
    const done = await Promise.all(Array.from({ length: 100 }, () => ask(playerId, 100_00, id)));
    const [first] = done;
    for (const { answer } of done) expect(answer).toEqual(first?.answer);
    expect(RedeemAnswer.safeParse(first?.answer).success).toBe(true);
    expect(done.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(done.flatMap(({ changes }) => changes)).toHaveLength(1);
    const coin = await coinBalance(store().db, playerId, NOW);
    expect(coin).toMatchObject({ balance: 500_00, pending: 100_00 });
  });

  test('[bets-safe] a request id used for another body is refused and changes nothing', async () => {
    const playerId = await testPlayer(store(), 500_00, NOW);
    const id = randomUUID();
    await ask(playerId, 50_00, id);
    expect(await refusal(ask(playerId, 100_00, id))).toBe('409 msg.requestMismatch');
    expect((await coinBalance(store().db, playerId, NOW)).pending).toBe(50_00);
    // Another player's same id is another request.
    const other = await testPlayer(store(), 50_00, NOW);
    expect((await ask(other, 50_00, id)).isRepeat).toBe(false);
  });

  test('[redeem-rate] 50 coins give RM10; a part or fewer are refused', async () => {
    const playerId = await testPlayer(store(), 1_000_00, NOW);
    const { answer } = await ask(playerId, 150_00);
    expect(answer.redemption).toMatchObject({ coins: 150_00, creditSen: 30_00, status: 'pending' });
    for (const coins of [0, 49_99, 75_00, -50_00, 50_00.5])
      expect(await refusal(ask(playerId, coins))).toBe('400 msg.invalidCoins');
    expect((await listRedemptions(store().db, playerId)).redemptions).toHaveLength(1);
  });

  test('too few coins: none of the fifties would do, or only a smaller one', async () => {
    const playerId = await testPlayer(store(), 99_99, NOW);
    expect(await refusal(ask(playerId, 100_00))).toBe('409 msg.insufficientBalance');
    await ask(playerId, 50_00);
    expect(await refusal(ask(playerId, 50_00))).toBe('409 msg.balanceNotEnough');
    expect(await refusal(ask(playerId, 100_00))).toBe('409 msg.balanceNotEnough');
  });

  describe('[redeem-states]', () => {
    test('pending to success: the coins are gone and the bonus is there', async () => {
      const playerId = await testPlayer(store(), 60_00, NOW);
      expect((await bonusOf(playerId))?.status).toBe('Not Available');
      const id = (await ask(playerId, 50_00)).answer.redemption.id;
      expect((await bonusOf(playerId))?.status).toBe('Pending');
      const decided = await approveRedemption(store(), Number(id), {
        operator: 'op',
        now: NOW + 1,
      });
      expect(decided.change).toMatchObject({ playerId, topic: 'redemption', version: 2 });
      expect(decided.change.coin).toMatchObject({ balance: 10_00, pending: 0, redeemed: 50_00 });
      expect(await bonusOf(playerId)).toEqual({
        id,
        tx_amount: 10_00,
        turnover: 10_00,
        status: 'Success',
        created_date: new Date(NOW).toISOString(),
      });
      const { transactions } = await listTransactions(store().db, playerId, {});
      expect(
        transactions.map(({ type, amount, balance, status }) => [type, amount, balance, status]),
      ).toEqual([
        ['REDEEM', -50_00, 10_00, 'success'],
        ['FINDTHEODD', 60_00, 60_00, null],
      ]);
    });

    test('pending to rejected: the coins return as a REDEEMREJECT line', async () => {
      const playerId = await testPlayer(store(), 60_00, NOW);
      const before = await coinBalance(store().db, playerId, NOW);
      const id = Number((await ask(playerId, 50_00)).answer.redemption.id);
      const by = { operator: 'op', reason: 'No H5 account', now: NOW + DAY_MS };
      const { redemption } = await rejectRedemption(store(), id, by);
      expect(redemption).toMatchObject({ status: 'rejected', reason: 'No H5 account' });
      expect(await coinBalance(store().db, playerId, NOW)).toEqual(before);
      const { transactions } = await listTransactions(store().db, playerId, {});
      expect(transactions[0]).toMatchObject({
        type: 'REDEEMREJECT',
        amount: 50_00,
        balance: 60_00,
        status: 'rejected',
        note: 'No H5 account',
      });
      expect((await bonusOf(playerId))?.status).toBe('Rejected');
      expect(await messagesOf(playerId)).toEqual([
        {
          redeem_returned: { coins: 50_00, reason: 'No H5 account' },
          redemption: expect.any(String),
        },
      ]);
    });

    test('pending to expired after seven days', async () => {
      const playerId = await testPlayer(store(), 60_00, NOW);
      await ask(playerId, 50_00);
      await expireRedemptions(store(), NOW + 7 * DAY_MS);
      expect((await coinBalance(store().db, playerId, NOW)).pending).toBe(50_00);
      const changes = await expireRedemptions(store(), NOW + 7 * DAY_MS + 1);
      expect(changes.some((change) => change.playerId === playerId)).toBe(true);
      expect((await coinBalance(store().db, playerId, NOW)).pending).toBe(0);
      const { transactions } = await listTransactions(store().db, playerId, {});
      expect(transactions[0]).toMatchObject({ type: 'REDEEMREJECT', status: 'expired' });
      await expireRedemptions(store(), NOW + 8 * DAY_MS);
      expect(await messagesOf(playerId)).toEqual([
        { redeem_returned: { coins: 50_00, reason: null }, redemption: expect.any(String) },
      ]);
    });

    test('is decided once, whoever tries at the same time', async () => {
      const playerId = await testPlayer(store(), 60_00, NOW);
      const id = Number((await ask(playerId, 50_00)).answer.redemption.id);
      const by = { operator: 'op', reason: 'no', now: NOW + 1 };
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, (_, i) =>
          i % 2 ? approveRedemption(store(), id, by) : rejectRedemption(store(), id, by),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of tries)
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ name: 'NotDecidable' });
      const [row] = await store().db.select().from(redemptions).where(eq(redemptions.id, id));
      const coin = await coinBalance(store().db, playerId, NOW);
      expect(coin.balance).toBe(row?.status === 'success' ? 10_00 : 60_00);
      // Whatever was decided is told, once.
      expect(await messagesOf(playerId)).toHaveLength(1);
      await expect(approveRedemption(store(), 999_999, by)).rejects.toMatchObject({
        name: 'NotDecidable',
      });
    });
  });

  test('are listed newest first, page by page, each player only the own', async () => {
    const playerId = await testPlayer(store(), 40 * 50_00, NOW);
    for (let i = 0; i < 35; i += 1) await ask(playerId, 50_00, randomUUID(), NOW + i);
    const first = await listRedemptions(store().db, playerId);
    const second = await listRedemptions(store().db, playerId, first.next ?? undefined);
    expect([first.redemptions.length, second.redemptions.length, second.next]).toEqual([
      30,
      5,
      null,
    ]);
    const ids = [...first.redemptions, ...second.redemptions].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const other = await testPlayer(store());
    expect((await listRedemptions(store().db, other)).redemptions).toEqual([]);
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
