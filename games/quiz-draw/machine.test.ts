import { expect, it } from 'vitest';
import { sleep } from '#engine/core/clock.ts';
import type { SpinPlan } from '#engine/core/rules/plan.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { createLink, type DrawPresenter } from './machine.ts';
import { drawRules } from './rules.ts';
import type { DrawTuning } from './tuning.ts';

const TELLING_MS = 5_000;
const tuning: DrawTuning = {
  prizes: [
    { key: 'tickets', left: 15 },
    { key: 'bonus', left: 35 },
  ],
};
/** Nothing is earned and nothing paid in coins; the draw's server counts its one spin. */
const plan: SpinPlan<DrawTuning> = {
  kind: 'spins',
  unitSen: () => 0,
  depositSen: () => 0,
  perDay: () => 1,
};

/** A player's page: a scene that writes down what it is given and takes its time. */
const setUp = () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = createHouse({
    clock,
    game: 'quiz-draw',
    rules: drawRules,
    tuning,
    tuningVersion: 0,
    plan,
    coins: 0,
  });
  const shown: string[] = [];
  const presenter: DrawPresenter = {
    restore: () => {
      shown.push('restored');
    },
    play: {
      drawn: async ({ prize }, signal) => {
        shown.push(prize);
        await sleep(clock, TELLING_MS, signal);
      },
    },
  };
  const { services, balances, kept } = createTestServices(clock, house.calls);
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  const opened = () => house.arrived.filter(({ call }) => call === 'open');
  return { clock, house, shown, balances, kept, openPage, opened };
};

it('[shape-machine] ready, asked, drawn, told: one spin, and no coin moves', async () => {
  const { clock, shown, balances, openPage, opened } = setUp();
  const link = await openPage();
  expect(link.state()).toMatchObject({ phase: 'idle', view: null });
  link.send({ type: 'open' });
  link.send({ type: 'open' });
  await clock.advance(500);
  expect(link.state().phase).toBe('presenting');
  await clock.advance(TELLING_MS);
  const { phase, view } = link.state();
  expect(phase).toBe('settled');
  expect(shown).toEqual([view?.drawn.prize]);
  // What is told stays told: nothing opens another one.
  link.send({ type: 'open' });
  await clock.advance(1_000);
  expect(link.state().phase).toBe('settled');
  expect(opened()).toHaveLength(1);
  expect(new Set(balances)).toEqual(new Set([0]));
});

it('a touch skips to the end of what is told', async () => {
  const { clock, openPage } = setUp();
  const link = await openPage();
  link.send({ type: 'open' });
  await clock.advance(500);
  link.send({ type: 'skip' });
  await clock.advance(1);
  expect(link.state().phase).toBe('settled');
});

it('a lost answer is asked for again under the same id, and is one spin', async () => {
  const { clock, house, kept, openPage, opened } = setUp();
  const link = await openPage();
  house.weather.network = 'answers lost';
  link.send({ type: 'open' });
  await clock.advance(2_000);
  expect(kept()).not.toBeNull();
  house.weather.network = 'up';
  await clock.advance(10_000);
  expect(link.state().phase).toBe('settled');
  expect(new Set(opened().map(({ requestId }) => requestId)).size).toBe(1);
  expect(opened().length).toBeGreaterThan(1);
  expect(kept()).toBeNull();
});

it('a page that is loaded anew in the middle asks what became of its spin, and spins no other', async () => {
  const { clock, house, openPage, opened } = setUp();
  const link = await openPage();
  house.weather.network = 'answers lost';
  link.send({ type: 'open' });
  await clock.advance(100);
  link.leave();
  house.weather.network = 'up';
  await openPage();
  await clock.advance(5_000);
  expect(new Set(opened().map(({ requestId }) => requestId)).size).toBe(1);
  expect(opened().length).toBeGreaterThan(1);
});

it.each(['msg.noMoreRewards', 'msg.eventEnded', 'msg.rewardAlreadySpun'] as const)(
  'refused with %s, it says so and can be asked again',
  async (message) => {
    const { clock, house, shown, openPage } = setUp();
    const link = await openPage();
    house.weather.failure = { kind: 'refused', message, params: [] };
    link.send({ type: 'open' });
    await clock.advance(30);
    house.weather.failure = null;
    await clock.advance(1_000);
    expect(link.state()).toMatchObject({ phase: 'idle', message: { key: message } });
    expect(shown).toEqual([]);
  },
);

it('who may not spin is not asked, and what is not seen is not told', async () => {
  const { clock, house, shown, openPage, opened } = setUp();
  house.weather.refusal = 'msg.noMoreChances';
  const shut = await openPage();
  shut.send({ type: 'open' });
  await clock.advance(1_000);
  expect(opened()).toEqual([]);
  shut.leave();
  house.weather.refusal = null;
  const link = await openPage();
  link.send({ type: 'cover', isCovered: true });
  link.send({ type: 'open' });
  await clock.advance(10_000);
  expect([link.state().phase, shown]).toEqual(['answered', []]);
  link.send({ type: 'cover', isCovered: false });
  await clock.advance(TELLING_MS + 100);
  expect(link.state().phase).toBe('settled');
});
