import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { InboxAnswer } from '#contract/inbox.ts';
import { RedeemAnswer, RedemptionReceipt, RedemptionsAnswer } from '#contract/redemptions.ts';
import { TRANSACTION_TYPES, TransactionsAnswer } from '#contract/transactions.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { players } from '../../platform/store/schema/players.ts';
import { givePin } from '../accounts/testPin.ts';
import { credit } from '../ledger/ledger.ts';
import { rejectRedemption } from './decide.ts';

let club: TestApp;
let token = '';
const pin = '246802';

beforeAll(async () => {
  club = await openTestApp();
  token = await registerPlayer(club, 'Redeemer1', '+60123456701');
  const { store, clock } = club.deps;
  const [player] = await store.db.select().from(players).where(eq(players.uid, 'Redeemer1'));
  await givePin(club, token, pin);
  const line = { playerId: player?.id ?? 0, type: 'FINDTHEODD', amount: 60_00 } as const;
  await store.transaction((tx) => credit(tx, { ...line, now: clock.now() }));
});
afterAll(() => club.close());

test('[redeem-rate] redeeming over HTTP: held, broadcast after the commit, listed, in the history', async () => {
  const broadcast = vi.spyOn(club.deps.realtime, 'broadcast');
  const body = { requestId: randomUUID(), coins: 50_00, pin };
  const first = await club.post('redemptions', body, token);
  expect(first.statusCode).toBe(200);
  const answer = RedeemAnswer.parse(first.json());
  expect(answer).toMatchObject({
    redemption: { coins: 50_00, creditSen: 10_00, status: 'pending' },
    coin: { balance: 60_00, pending: 50_00 },
  });
  const again = await club.post('redemptions', body, token);
  expect(again.json()).toEqual(first.json());
  expect(broadcast).toHaveBeenCalledOnce();
  expect(broadcast.mock.calls[0]?.[1]).toMatchObject({ topic: 'redemption', coin: answer.coin });
  const list = RedemptionsAnswer.parse((await club.get('redemptions', token)).json());
  expect(list).toEqual({ redemptions: [answer.redemption], next: null });
  const history = TransactionsAnswer.parse((await club.get('transactions', token)).json());
  expect(history.transactions.map(({ type }) => type)).toEqual(['REDEEM', 'FINDTHEODD']);
});

test('[redeem-states] the receipt of a redemption follows it, leads from its lines and its message, and is its player’s own', async () => {
  const { redemptions } = RedemptionsAnswer.parse((await club.get('redemptions', token)).json());
  const id = redemptions[0]?.id ?? '';
  const receipt = async () =>
    RedemptionReceipt.parse((await club.get(`redemptions/${id}`, token)).json());
  expect(await receipt()).toEqual({
    ...redemptions[0],
    uid: 'Redeemer1',
    fullName: expect.any(String),
  });
  const { store, clock } = club.deps;
  const by = { operator: 'siti', reason: 'No H5 account', now: clock.now() };
  await rejectRedemption(store, Number(id), by);
  expect(await receipt()).toMatchObject({ status: 'rejected', reason: 'No H5 account' });
  const history = TransactionsAnswer.parse((await club.get('transactions', token)).json());
  expect(history.transactions.map((line) => [line.type, line.redemptionId])).toEqual([
    ['REDEEMREJECT', id],
    ['REDEEM', id],
    ['FINDTHEODD', null],
  ]);
  const { messages } = InboxAnswer.parse((await club.get('inbox', token)).json());
  expect(messages[0]?.payload).toMatchObject({ redemption: id });
  const other = await registerPlayer(club, 'Redeemer2', '+60123456702');
  for (const [each, as] of [
    [id, other],
    ['999999', token],
    ['x', token],
    ['1e3', token],
    ['9'.repeat(40), token],
  ]) {
    const answer = await club.get(`redemptions/${each}`, as);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'msg.noTransactionFound', typ: 'redeem' },
    ]);
  }
  // Its coins are gone again, for the tests below.
  const again = { requestId: randomUUID(), coins: 50_00, pin };
  expect((await club.post('redemptions', again, token)).statusCode).toBe(200);
});

test('[redeem-rate] what cannot be redeemed is refused with its message', async () => {
  const ask = async (body: object) => {
    const answer = await club.post('redemptions', { pin, ...body }, token);
    return [answer.statusCode, answer.json().message, answer.json().typ];
  };
  const requestId = randomUUID();
  expect(await ask({ requestId, coins: 50_00 })).toEqual([409, 'msg.balanceNotEnough', 'redeem']);
  for (const coins of [0, 1, 49_99, 75_00, -50_00, 50_00.5, 1e300, '5000', null])
    expect(await ask({ requestId, coins })).toEqual([400, 'msg.invalidCoins', 'redeem']);
  expect(await ask({ requestId: 'x', coins: 50_00 })).toEqual([
    400,
    'msg.invalidRequest',
    'redeem',
  ]);
  expect((await club.post('redemptions', { requestId, coins: 50_00 })).statusCode).toBe(401);
});

test('[route-transaction] each of the ten types may be asked for, others not', async () => {
  for (const type of TRANSACTION_TYPES) {
    const answer = await club.get(`transactions?type=${type}`, token);
    const { transactions } = TransactionsAnswer.parse(answer.json());
    expect(transactions.every((line) => line.type === type)).toBe(true);
  }
  expect((await club.get('transactions?type=SETTLED', token)).statusCode).toBe(400);
  expect((await club.get('transactions?before=-1', token)).statusCode).toBe(400);
  expect((await club.get('transactions?from=yesterday', token)).statusCode).toBe(400);
  const none = await club.get('transactions/77777', token);
  expect([none.statusCode, none.json()]).toEqual([
    404,
    { message: 'msg.noTransactionFound', typ: 'transaction' },
  ]);
  const last = await club.get('transactions?before=999999999999999999', token);
  expect(last.json().transactions).toHaveLength(4);
  expect((await club.get('transactions')).statusCode).toBe(401);
});
