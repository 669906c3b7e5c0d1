import { expect, test } from 'vitest';
import { sleep } from '#engine/core/clock.ts';
import { BET_PLAN } from '#engine/core/rules/plan.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { createLink, type SquidPresenter, stepOn, take } from './machine.ts';
import { squidRules } from './rules.ts';
import { squidTuning } from './tuning.ts';

const PLAY_MS = 400;
const BET = 5_00;
const PURSE = 100_00;
/** The panels that hold in the house's first round, step by step: drawn from its fixed seed. */
const FIRST = [0, 0, 0, 1, 0, 0, 1, 1, 1, 1];

/** A player's page: a link with a scene that writes down what it plays and takes its time. */
const setUp = () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = createHouse({
    clock,
    game: 'squidgame',
    rules: squidRules,
    tuning: squidTuning.defaults,
    tuningVersion: squidTuning.version,
    plan: BET_PLAN,
    coins: PURSE,
  });
  house.weather.isLastTold = true;
  const shown: string[] = [];

  const playing = (words: string, signal: AbortSignal) => {
    shown.push(words);
    return sleep(clock, PLAY_MS, signal);
  };
  const presenter: SquidPresenter = {
    restore: ({ crossed, end }) => {
      shown.push(`restore ${crossed}${end ? ` ${end.why}` : ''}`);
    },
    play: {
      began: (_event, signal) => playing('began', signal),
      crossed: ({ step, multiplier }, signal) => playing(`crossed ${step} ${multiplier}`, signal),
      fell: ({ step }, signal) => playing(`fell ${step}`, signal),
      ended: ({ why, multiplier }, signal) => playing(`${why} ${multiplier}`, signal),
    },
  };
  const { services, balances, problems, kept } = createTestServices(clock, house.calls);

  /** Opens the page (again) and lets it come to rest. */
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  type Link = Awaited<ReturnType<typeof openPage>>;
  return {
    clock,
    house,
    shown,
    balances,
    problems,
    openPage,
    kept,
    /** The panel that holds at the step to come. */
    holding: (link: Link) => FIRST[link.state().view?.crossed ?? 0] ?? 0,
    async begin(link: Link) {
      link.send({ type: 'bet', bet: BET });
      link.send({ type: 'open' });
      await clock.advance(1_000);
    },
    /** Crosses so many steps, each told to its end. */
    async cross(link: Link, steps: number) {
      for (let step = 0; step < steps; step += 1) {
        link.send(stepOn(FIRST[link.state().view?.crossed ?? 0] ?? 0));
        await clock.advance(1_000);
      }
    },
  };
};

test('[squid-rules] bet, three steps, take: paid 7.68 times when the win was shown', async () => {
  const page = setUp();
  const link = await page.openPage();
  expect(link.bounds()).toEqual({ min: 50, max: 2_000, step: 25 });
  await page.begin(link);
  expect(page.balances.at(-1)).toBe(PURSE - BET);
  await page.cross(link, 3);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { crossed: 3, next: 153_600 } });
  link.send(take);
  await page.clock.advance(40 + PLAY_MS - 1);
  expect(page.house.coins()).toBe(PURSE - BET + 38_40);
  expect(page.balances.at(-1)).toBe(PURSE - BET);
  link.send({ type: 'coins' });
  expect(page.balances.at(-1)).toBe(PURSE - BET + 38_40);
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({ phase: 'settled', round: { won: 38_40 } });
  expect(page.shown).toEqual([
    'began',
    'crossed 1 19200',
    'crossed 2 38400',
    'crossed 3 76800',
    'took 76800',
  ]);
  expect(page.problems).toEqual([]);
  expect(page.clock.waiting()).toBe(0);
});

test('[squid-rules] a fall loses the bet, and the next bridge can be begun at once', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  await page.cross(link, 1);
  link.send(stepOn(1 - page.holding(link)));
  await page.clock.advance(2_000);
  expect(page.shown.slice(-2)).toEqual(['fell 2', 'fell 0']);
  expect(page.balances.at(-1)).toBe(PURSE - BET);
  expect(link.state().phase).toBe('settled');
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('began');
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { crossed: 0 } });
});

test('the whole bridge pays by itself', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  await page.cross(link, 10);
  await page.clock.advance(1_000);
  expect(page.shown.slice(-2)).toEqual(['crossed 10 9830400', 'arrived 9830400']);
  expect(page.balances.at(-1)).toBe(PURSE - BET + 4_915_20);
});

test('nothing can be taken before the first step, and no panel that is not there be stepped on', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  const before = page.house.arrived.length;
  link.send(take);
  link.send(stepOn(2));
  await page.clock.advance(100);
  expect(page.house.arrived).toHaveLength(before);
  expect(link.state().phase).toBe('deciding');
});

test('[squid-resume] after a reload the bridge asks first, then goes on with its steps and its clock', async () => {
  const page = setUp();
  const first = await page.openPage();
  await page.begin(first);
  await page.cross(first, 2);
  const left = first.millisLeft() ?? 0;
  first.leave();
  page.shown.length = 0;
  await page.clock.advance(5_000);

  const again = await page.openPage();
  expect(again.state()).toMatchObject({ phase: 'resumable', round: { bet: BET } });
  expect(page.shown).toEqual([]);
  again.send(stepOn(0));
  expect(again.state().phase).toBe('resumable');
  again.send({ type: 'resume' });
  await page.clock.advance(100);
  expect(page.shown).toEqual(['restore 2']);
  expect(again.state().phase).toBe('deciding');
  expect(again.millisLeft()).toBe(left - 6_100);
  await page.cross(again, 1);
  expect(page.shown.at(-1)).toBe('crossed 3 76800');
});

test('[squid-resume] giving up instead of going on loses the bet for good', async () => {
  const page = setUp();
  const first = await page.openPage();
  await page.begin(first);
  await page.cross(first, 3);
  first.leave();
  page.shown.length = 0;
  const again = await page.openPage();
  again.send({ type: 'quit' });
  await page.clock.advance(1_000);
  expect(page.shown).toEqual(['quit 0']);
  expect(again.state().phase).toBe('settled');
  expect(page.house.coins()).toBe(PURSE - BET);
  again.leave();
  const last = await page.openPage();
  expect(last.state().phase).toBe('idle');
});

test('[squid-resume] giving up in the middle of the bridge loses the bet', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  await page.cross(link, 2);
  link.send({ type: 'quit' });
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('quit 0');
  expect(page.balances.at(-1)).toBe(PURSE - BET);
});

test('giving up while a step is still told cuts it short', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  link.send(stepOn(page.holding(link)));
  await page.clock.advance(40);
  expect(link.state().phase).toBe('presenting');
  link.send({ type: 'quit' });
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('quit 0');
  expect(page.house.coins()).toBe(PURSE - BET);
});

test('[squid-resume] what was played on another device is told here, step by step, instead of a step that comes too late', async () => {
  const page = setUp();
  const here = await page.openPage();
  await page.begin(here);
  const there = await page.openPage();
  there.send({ type: 'resume' });
  await page.clock.advance(100);
  await page.cross(there, 2);
  there.send(take);
  await page.clock.advance(1_000);
  page.shown.length = 0;
  here.send(stepOn(0));
  await page.clock.advance(3_000);
  expect(page.shown.map((each) => each.split(' ')[0])).toEqual(['crossed', 'crossed', 'took']);
  expect(here.state()).toMatchObject({
    phase: 'settled',
    message: { key: 'msg.invalidRequest' },
  });
});

test('the clock of the bridge is not wound up by a step, and its end loses the bet', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  const before = link.millisLeft() ?? 0;
  await page.cross(link, 2);
  expect(link.millisLeft()).toBe(before - 2_000);
  await page.clock.advance(link.millisLeft() ?? 0);
  expect(link.state().phase).toBe('deciding');
  await page.clock.advance(3_000);
  expect(page.shown.at(-1)).toBe('time 0');
  expect(link.state()).toMatchObject({ phase: 'settled', round: { won: 0 } });
});

test('a bridge whose time ran out with nobody there is over when one comes back', async () => {
  const page = setUp();
  const first = await page.openPage();
  await page.begin(first);
  await page.cross(first, 4);
  first.leave();
  page.shown.length = 0;
  await page.clock.advance(120_000);
  const again = await page.openPage();
  expect(again.state().phase).toBe('idle');
  expect(page.house.coins()).toBe(PURSE - BET);
  expect(page.shown).toEqual([]);
});

test.each(['offline', 'answers lost'] as const)(
  'the network away for 10 s (%s): one step, one id, and the walk goes on',
  async (network) => {
    const page = setUp();
    const link = await page.openPage();
    await page.begin(link);
    page.house.weather.network = network;
    const before = page.house.arrived.length;
    link.send(stepOn(page.holding(link)));
    await page.clock.advance(10_000);
    expect(link.state().phase).toBe('reconnecting');
    page.house.weather.network = 'up';
    await page.clock.advance(6_000);
    const sent = page.house.arrived.slice(before).map(({ requestId }) => requestId);
    expect(new Set(sent).size).toBe(1);
    expect(page.shown.at(-1)).toBe('crossed 1 19200');
    expect(link.state().phase).toBe('deciding');
    expect(page.kept()).toBeNull();
  },
);

test('a double tap steps once', async () => {
  const page = setUp();
  const link = await page.openPage();
  await page.begin(link);
  const before = page.house.arrived.length;
  link.send(stepOn(page.holding(link)));
  link.send(stepOn(1 - page.holding(link)));
  await page.clock.advance(30);
  link.send(stepOn(0));
  await page.clock.advance(1_000);
  expect(page.house.arrived).toHaveLength(before + 1);
  expect(page.shown.at(-1)).toBe('crossed 1 19200');
});

test('more than the coins that are there is refused, told, and nothing is staked', async () => {
  const page = setUp();
  const link = await page.openPage();
  for (let round = 0; round < 5; round += 1) {
    link.send({ type: 'bet', bet: 20_00 });
    link.send({ type: 'open' });
    await page.clock.advance(1_000);
    link.send({ type: 'quit' });
    await page.clock.advance(1_000);
  }
  expect(page.house.coins()).toBe(0);
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({
    phase: 'idle',
    message: { key: 'msg.insufficientCoins' },
  });
  expect(page.house.coins()).toBe(0);
});
