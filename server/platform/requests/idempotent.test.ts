import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinBalance } from '../../domains/ledger/balance.ts';
import { credit } from '../../domains/ledger/ledger.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { requests } from '../store/schema/requests.ts';
import type { Tx } from '../store/store.ts';
import { eachStore } from '../store/testStore.ts';
import { recordChange } from './change.ts';
import { answeredBefore, idempotent, type RequestKey, requestHash } from './idempotent.ts';

const keyOf = (body: unknown): RequestKey => ({ kind: 'redeem', body }) as RequestKey;
/** The same with the keys of every object the other way round. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
      : value;

test('a body hashes alike whatever the order of its keys, at any depth', () => {
  expect(requestHash(keyOf({ a: 1, b: { c: 2, d: 3 } }))).toBe(
    requestHash(keyOf({ b: { d: 3, c: 2 }, a: 1 })),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(requestHash(keyOf(turned(body)))).toBe(requestHash(keyOf(body)));
    }),
  );
});

test('another value, another order of a list, another kind is another request', () => {
  const one = requestHash(keyOf({ a: [1, 2] }));
  for (const other of [{ a: [2, 1] }, { a: [1, 3] }, { b: [1, 2] }, { a: { 0: 1, 1: 2 } }])
    expect(requestHash(keyOf(other))).not.toBe(one);
  expect(requestHash({ ...keyOf({ a: [1, 2] }), kind: 'other' })).not.toBe(one);
});

eachStore('a call carried out once', (store) => {
  const NOW = Date.UTC(2026, 2, 10, 4);
  const DRAWN = 5_00;
  const keyFor = (playerId: number): RequestKey => ({
    playerId,
    requestId: randomUUID(),
    kind: 'draw',
    typ: 'round',
    body: { stake: 1 },
    now: NOW,
  });
  /** Pays coins and answers how often it was carried out, so that a second time would show twice. */
  const payer = () => {
    let times = 0;
    return async (tx: Tx, playerId: number) => {
      times += 1;
      const paid = { playerId, type: 'FINDTHEODD', amount: DRAWN, now: NOW } as const;
      await credit(tx, paid);
      return { answer: { times }, changes: [await recordChange(tx, playerId, 'coins', NOW)] };
    };
  };
  const paidTo = async (playerId: number) => (await coinBalance(store().db, playerId, NOW)).balance;
  const mismatch = { key: 'msg.requestMismatch', extras: { typ: 'round' } };

  test('a repeat gets the stored answer, tells nobody and pays nothing', async () => {
    const playerId = await testPlayer(store());
    const [key, pay] = [keyFor(playerId), payer()];
    const run = () => idempotent(store(), key, (tx) => pay(tx, playerId));
    expect(await answeredBefore(store().db, key)).toBeNull();
    const first = await run();
    expect(first).toMatchObject({ answer: { times: 1 }, isRepeat: false });
    expect(first.changes).toMatchObject([{ playerId, topic: 'coins', coin: { balance: DRAWN } }]);
    expect(await run()).toEqual({ answer: { times: 1 }, changes: [], isRepeat: true });
    expect(await answeredBefore(store().db, key)).toEqual({ times: 1 });
    expect(await paidTo(playerId)).toBe(DRAWN);
  });

  test('an id used for another body or another kind is refused, and changes nothing', async () => {
    const playerId = await testPlayer(store());
    const [key, pay] = [keyFor(playerId), payer()];
    const run = (changed: Partial<RequestKey>) =>
      idempotent(store(), { ...key, ...changed }, (tx) => pay(tx, playerId));
    await run({});
    for (const changed of [{ body: { stake: 2 } }, { kind: 'redeem' }]) {
      await expect(run(changed)).rejects.toMatchObject(mismatch);
      await expect(answeredBefore(store().db, { ...key, ...changed })).rejects.toMatchObject(
        mismatch,
      );
    }
    expect(await paidTo(playerId)).toBe(DRAWN);
  });

  test('an id is one for each player, and another id is another request', async () => {
    const [one, other] = [await testPlayer(store()), await testPlayer(store())];
    const [key, pay] = [keyFor(one), payer()];
    for (const changed of [{}, { playerId: other }, { requestId: randomUUID() }]) {
      const { playerId } = { ...key, ...changed };
      await idempotent(store(), { ...key, ...changed }, (tx) => pay(tx, playerId));
    }
    expect([await paidTo(one), await paidTo(other)]).toEqual([2 * DRAWN, DRAWN]);
  });

  test('what failed leaves nothing behind, and the same id may be tried again', async () => {
    const playerId = await testPlayer(store());
    const [key, pay] = [keyFor(playerId), payer()];
    const failing = idempotent(store(), key, async (tx) => {
      await pay(tx, playerId);
      throw new Error('the wheel is stuck');
    });
    await expect(failing).rejects.toThrow('the wheel is stuck');
    expect(await answeredBefore(store().db, key)).toBeNull();
    expect(await paidTo(playerId)).toBe(0);
    const { isRepeat } = await idempotent(store(), key, (tx) => pay(tx, playerId));
    expect([isRepeat, await paidTo(playerId)]).toEqual([false, DRAWN]);
  });

  test('twenty of the same at once: one is carried out, and all get its answer', async () => {
    const playerId = await testPlayer(store());
    const [key, pay] = [keyFor(playerId), payer()];
    const all = await Promise.all(
      Array.from({ length: 20 }, () => idempotent(store(), key, (tx) => pay(tx, playerId))),
    );
    expect(new Set(all.map(({ answer }) => answer.times))).toEqual(new Set([1]));
    expect(all.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await paidTo(playerId)).toBe(DRAWN);
  });

  test('a row that was begun and never ended is an error, not an answer', async () => {
    const playerId = await testPlayer(store());
    const key = keyFor(playerId);
    await store()
      .db.insert(requests)
      .values({
        playerId,
        requestId: key.requestId,
        kind: key.kind,
        bodyHash: requestHash(key),
        createdAt: new Date(NOW),
      });
    await expect(answeredBefore(store().db, key)).rejects.toThrow(key.requestId);
  });
});
