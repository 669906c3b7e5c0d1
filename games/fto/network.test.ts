import { expect, test } from 'vitest';
import { start } from './machine.ts';
import { pickOdd, setUp } from './testPage.ts';

test.each(['offline', 'answers lost'] as const)(
  'the network away for 10 s (%s): one id, one effect, and the round goes on',
  async (network) => {
    const page = setUp();
    const link = await page.openPage();
    link.send(start);
    await page.clock.advance(1_000);
    page.house.weather.network = network;
    const before = page.ids().length;
    pickOdd(link, page.house.odd());
    await page.clock.advance(10_000);
    expect(link.state().phase).toBe('reconnecting');
    page.house.weather.network = 'up';
    await page.clock.advance(5_000);
    expect(page.shown).toEqual(['question 1', 'right 1', 'question 2']);
    expect(page.house.coins()).toBe(100);
    const answers = page.ids().slice(before, -1);
    expect(answers.length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers).size).toBe(1);
    expect(link.state().phase).toBe('deciding');
    expect(link.state().message).toBeNull();
  },
);

test('`retry` does not wait for the next repetition', async () => {
  const page = setUp();
  page.house.weather.network = 'offline';
  const link = await page.openPage();
  await page.clock.advance(10_000);
  expect(link.state().phase).toBe('reconnecting');
  page.house.weather.network = 'up';
  link.send({ type: 'retry' });
  await page.clock.advance(50);
  expect(link.state().phase).toBe('idle');
});

test('a reload in the middle of a call repeats it under the same id', async () => {
  const page = setUp();
  const first = await page.openPage();
  first.send(start);
  await page.clock.advance(1_000);
  page.house.weather.network = 'answers lost';
  pickOdd(first, page.house.odd());
  await page.clock.advance(600);
  expect(page.kept()).not.toBeNull();
  first.leave();
  page.house.weather.network = 'up';
  page.shown.length = 0;
  const before = page.ids();
  const again = await page.openPage();
  expect(page.ids()[before.length]).toBe(before.at(-1));
  expect(page.house.coins()).toBe(100);
  expect(page.balances.at(-1)).toBe(100);
  expect(page.shown).toEqual(['restore ready 1', 'question 2']);
  expect(again.state().phase).toBe('deciding');
});

test('a call kept for longer than anybody waits is dropped', async () => {
  const page = setUp();
  page.house.weather.network = 'offline';
  const first = await page.openPage();
  page.house.weather.network = 'up';
  await page.clock.advance(5_000);
  page.house.weather.network = 'offline';
  first.send(start);
  await page.clock.advance(1_000);
  first.leave();
  await page.clock.advance(61_000);
  page.house.weather.network = 'up';
  const again = await page.openPage();
  expect(page.kept()).toBeNull();
  expect(page.ids()).toEqual([]);
  expect(again.state().phase).toBe('idle');
});

test('a refused answer changes nothing here: the state is loaded and the message told', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send(start);
  await page.clock.advance(1_000);
  page.house.weather.wayMs = 1_500;
  await page.clock.advance((link.millisLeft() ?? 0) - 100);
  // Sent in time, there too late: the server had the last word already.
  pickOdd(link, page.house.odd());
  await page.clock.advance(6_100);
  expect(link.state().message).toEqual({ key: 'msg.invalidAnswer', params: [] });
  expect(page.shown).toEqual(['question 1', 'missed 1']);
  expect(page.kept()).toBeNull();
  await page.clock.advance(4_000);
  expect(link.state()).toMatchObject({
    phase: 'deciding',
    message: { key: 'msg.invalidAnswer' },
  });
  pickOdd(link, page.house.odd());
  expect(link.state().message).toBeNull();
});

test('[game-maintenance] maintenance has its phase, and ends by itself', async () => {
  const page = setUp();
  page.house.weather.failure = { kind: 'maintenance', message: 'msg.gameMaintenance' };
  const link = await page.openPage();
  expect(link.state()).toMatchObject({
    phase: 'maintenance',
    message: { key: 'msg.gameMaintenance' },
  });
  page.house.weather.failure = null;
  await page.clock.advance(31_000);
  expect(link.state().phase).toBe('idle');
});

test('[game-maintenance] a game that is closed between two rounds opens again by itself', async () => {
  const page = setUp();
  page.house.weather.refusal = 'msg.gameMaintenance';
  const link = await page.openPage();
  expect(link.state().phase).toBe('maintenance');
  page.house.weather.refusal = null;
  await page.clock.advance(31_000);
  expect(link.state().phase).toBe('idle');
});

test('429 waits the seconds it was told; a server that keeps failing is told, and can be retried', async () => {
  const page = setUp();
  page.house.weather.failure = { kind: 'busy', seconds: 7 };
  const link = await page.openPage();
  page.house.weather.failure = null;
  await page.clock.advance(5_900);
  expect(link.state().phase).toBe('reconnecting');
  await page.clock.advance(500);
  expect(link.state().phase).toBe('idle');

  link.send(start);
  await page.clock.advance(1_000);
  page.house.weather.failure = { kind: 'broken', message: 'msg.systemError' };
  pickOdd(link, page.house.odd());
  await page.clock.advance(9_000);
  expect(link.state()).toMatchObject({ phase: 'failed', message: { key: 'msg.systemError' } });
  expect(page.kept()).not.toBeNull();
  page.house.weather.failure = null;
  link.send({ type: 'retry' });
  await page.clock.advance(1_000);
  expect(page.house.coins()).toBe(100);
  expect(link.state().phase).toBe('deciding');
});
