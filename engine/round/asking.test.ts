import { expect, test } from 'vitest';
import { createPendingStore } from '../lab/house/pendingStore.ts';
import { betGame, open, setUp } from './testTable.ts';

test('a time to wait for that has passed by a clock of its own is asked about once a second', async () => {
  const { link, clock, server, loads } = setUp(null);
  const load = server.load;
  server.load = async () => {
    const state = await load();
    return state.isOk ? { ...state, answer: { ...state.answer, nextAt: -60_000 } } : state;
  };
  await clock.settle();
  expect(link.state().phase).toBe('waiting');
  expect(loads()).toBe(1);
  await clock.advance(999);
  expect(loads()).toBe(1);
  await clock.advance(1);
  expect(loads()).toBe(2);
  await clock.advance(3_000);
  expect(loads()).toBe(5);
});

test('a deadline that has passed is asked about at once, then ever more seldom, up to every five seconds', async () => {
  const { link, clock, loads } = setUp({ ...open, deadlineAt: -60_000 });
  await clock.settle();
  link.send({ type: 'resume' });
  const asked: number[] = [];
  for (let second = 0; second < 30; second += 1) {
    const before = loads();
    await clock.advance(1_000);
    if (loads() > before) asked.push(second);
  }
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(gaps.slice(0, 4)).toEqual([...gaps.slice(0, 4)].sort((a, b) => a - b));
  expect(Math.max(...gaps)).toBe(5);
  expect(gaps.at(-1)).toBe(5);
  expect(loads()).toBeLessThan(14);
});

test('after an answer that can not be read, a retry has all its tries again', async () => {
  const { link, clock, server } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  const good = server.answer;
  const broken = { isOk: false, failure: { kind: 'broken' } } as unknown as typeof good;
  let asked = 0;
  const answering = (answer: typeof good) =>
    Object.defineProperty(server, 'answer', {
      get: () => {
        asked += 1;
        return answer;
      },
      configurable: true,
    });
  const take = async () => {
    if (link.state().phase === 'resumable') link.send({ type: 'resume' });
    await clock.settle();
    link.send({ type: 'move', move: { kind: 'take' } });
    await clock.advance(60_000);
  };
  answering(broken);
  await take();
  expect(link.state().phase).toBe('failed');
  const tries = asked;
  expect(tries).toBeGreaterThan(1);
  link.send({ type: 'retry' });
  await clock.settle();
  await take();
  expect([link.state().phase, asked]).toEqual(['failed', 2 * tries]);
  link.send({ type: 'retry' });
  await clock.settle();
  answering(good);
  await take();
  expect(link.state().phase).toBe('settled');
});

const BROKEN = { isOk: false, failure: { kind: 'broken', message: 'msg.systemError' } } as const;

test('a state that can not be had is asked for as often after each retry', async () => {
  const { link, clock, server, loads } = setUp(open);
  server.load = async () => BROKEN;
  await clock.advance(60_000);
  expect(link.state().phase).toBe('failed');
  const tries = loads();
  expect(tries).toBeGreaterThan(1);
  link.send({ type: 'retry' });
  await clock.advance(60_000);
  expect([link.state().phase, loads()]).toEqual(['failed', 2 * tries]);
});

test('a kept call the server fails at is sent as often after each retry, under its own id', async () => {
  const { link, clock, server, moves } = setUp(open, betGame, createPendingStore());
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  server.answer = BROKEN;
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.advance(10_000);
  const tries = moves.length;
  expect(tries).toBeGreaterThan(1);
  for (const retries of [1, 2]) {
    expect(link.state().phase).toBe('failed');
    link.send({ type: 'retry' });
    await clock.advance(10_000);
    expect(moves).toHaveLength((1 + retries) * tries);
  }
  expect(new Set(moves.map(({ requestId }) => requestId)).size).toBe(1);
});
