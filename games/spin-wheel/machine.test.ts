import { expect, test } from 'vitest';
import type { MessageKey } from '#contract/messages.ts';
import { sleep } from '#engine/core/clock.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { createLink, type WheelPresenter } from './machine.ts';
import { plan } from './plan.ts';
import { wheelRules } from './rules.ts';
import { wheelTuning } from './tuning.ts';

const SPIN_MS = 5_000;
const SPINS = 3;

/** A member's page: a link with a scene that writes down what it plays and takes its time. */
const setUp = () => {
  const clock = createSteppingClock(1_700_000_000_000);
  let left = SPINS;
  const house = createHouse({
    clock,
    offset: 5_000,
    game: 'spin-wheel',
    rules: wheelRules,
    tuning: wheelTuning.defaults,
    tuningVersion: wheelTuning.version,
    plan,
    coins: 12_00,
    remain: () => left,
  });
  const shown: string[] = [];
  const presenter: WheelPresenter = {
    restore: ({ spun }) => {
      shown.push(`restore ${spun.segment}`);
    },
    play: {
      spun: async ({ segment }, signal) => {
        shown.push(`spun ${segment}`);
        await sleep(clock, SPIN_MS, signal);
      },
    },
  };
  const { services, balances, problems, kept } = createTestServices(clock, {
    ...house.calls,
    open: async (request, signal) => {
      const before = house.round()?.id;
      const result = await house.calls.open(request, signal);
      if (house.round()?.id !== before) left -= 1;
      return result;
    },
  });
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  return { clock, house, shown, balances, problems, presenter, openPage, kept };
};

const opened = (page: ReturnType<typeof setUp>) =>
  page.house.arrived.flatMap(({ call, requestId }) => (call === 'open' ? [requestId] : []));

test('a spin is opened, turns, and rests on its rib until it is put away', async () => {
  const page = setUp();
  const link = await page.openPage();
  expect(link.state()).toMatchObject({ phase: 'idle', remain: SPINS, refusal: null });
  expect(link.bounds()).toBeNull();
  link.send({ type: 'open' });
  await page.clock.advance(500);
  expect(link.state().phase).toBe('presenting');
  const segment = page.house.state()?.spun.segment;
  expect(page.shown).toEqual([`spun ${segment}`]);
  await page.clock.advance(SPIN_MS);
  expect(link.state()).toMatchObject({ phase: 'settled', view: { spun: { segment } } });
  link.send({ type: 'continue' });
  await page.clock.advance(100);
  expect(link.state().phase).toBe('idle');
  expect(page.problems).toEqual([]);
});

test('a prize is paid by the club: whatever is won, no coin of the balance moves', async () => {
  const page = setUp();
  const link = await page.openPage();
  for (let spin = 0; spin < SPINS; spin++) {
    link.send({ type: 'open' });
    await page.clock.advance(SPIN_MS + 500);
    link.send({ type: 'continue' });
    await page.clock.advance(100);
  }
  expect(page.shown).toHaveLength(SPINS);
  expect(new Set(page.balances)).toEqual(new Set([12_00]));
});

test('a touch while it turns shows the end at once', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send({ type: 'open' });
  await page.clock.advance(500);
  link.send({ type: 'skip' });
  await page.clock.advance(10);
  expect(link.state().phase).toBe('settled');
});

test('a double tap spins once, and so does a touch while a spin is settled', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send({ type: 'open' });
  link.send({ type: 'open' });
  await page.clock.advance(SPIN_MS + 1_000);
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(link.state().phase).toBe('settled');
  expect(opened(page)).toHaveLength(1);
});

test.each<MessageKey>([
  'msg.notVerified',
  'msg.noMoreChances',
  'msg.eventNotStarted',
  'msg.eventEnded',
])('who may not spin is told so (%s), and nothing is sent', async (refusal) => {
  const page = setUp();
  page.house.weather.refusal = refusal;
  const link = await page.openPage();
  expect(link.state()).toMatchObject({ phase: 'idle', refusal });
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(opened(page)).toEqual([]);
  expect(link.state().phase).toBe('idle');
});

test('chances that ended elsewhere are told when the spin is tried', async () => {
  const page = setUp();
  const link = await page.openPage();
  page.house.weather.refusal = 'msg.noMoreChances';
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({
    phase: 'idle',
    refusal: 'msg.noMoreChances',
    message: { key: 'msg.noMoreChances' },
  });
  expect(page.shown).toEqual([]);
  expect(page.kept()).toBeNull();
});

test.each(['offline', 'answers lost'] as const)(
  'the network away for 10 s (%s): one id, one spin, shown when it is back',
  async (network) => {
    const page = setUp();
    const link = await page.openPage();
    page.house.weather.network = network;
    link.send({ type: 'open' });
    await page.clock.advance(10_000);
    expect(link.state().phase).toBe('reconnecting');
    page.house.weather.network = 'up';
    await page.clock.advance(5_000);
    expect(page.shown).toEqual([`spun ${page.house.state()?.spun.segment}`]);
    expect(new Set(opened(page)).size).toBe(1);
    expect(page.house.round()?.nonce).toBe(0);
  },
);

test('a reload in the middle of the call does not spin twice', async () => {
  const page = setUp();
  const first = await page.openPage();
  page.house.weather.network = 'answers lost';
  first.send({ type: 'open' });
  await page.clock.advance(600);
  expect(page.kept()).not.toBeNull();
  first.leave();
  page.house.weather.network = 'up';
  const again = await page.openPage();
  expect(again.state()).toMatchObject({ phase: 'idle', remain: SPINS - 1 });
  expect(new Set(opened(page)).size).toBe(1);
  expect(page.kept()).toBeNull();
});

test('a reload while it turns finds the spin done and the next one ready', async () => {
  const page = setUp();
  const first = await page.openPage();
  first.send({ type: 'open' });
  await page.clock.advance(1_000);
  first.leave();
  const again = await page.openPage();
  expect(again.state()).toMatchObject({ phase: 'idle', remain: SPINS - 1 });
  expect(page.problems).toEqual([]);
});

test('[game-maintenance] maintenance has its phase, and ends by itself', async () => {
  const page = setUp();
  page.house.weather.failure = { kind: 'maintenance', message: 'msg.gameMaintenance' };
  const link = await page.openPage();
  expect(link.state().phase).toBe('maintenance');
  page.house.weather.failure = null;
  await page.clock.advance(31_000);
  expect(link.state().phase).toBe('idle');
});

test('leaving in the middle of a spin leaves nothing running', async () => {
  const page = setUp();
  const link = await page.openPage();
  link.send({ type: 'open' });
  await page.clock.advance(500);
  link.leave();
  await page.clock.advance(0);
  expect(page.clock.waiting()).toBe(0);
});
