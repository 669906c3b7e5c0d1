import { expect, test } from 'vitest';
import { sleep } from '#engine/core/clock.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { crack, createLink, type EggLink, type EggPresenter } from './machine.ts';
import { plan } from './plan.ts';
import { eggRules } from './rules.ts';
import { eggTuning } from './tuning.ts';

const PLAY_MS = 300;
const START = 10_00;
const SESSION_MS = eggTuning.defaults.sessionMs;

/** A player's page: a link with a scene that writes down what it plays and takes its time. */
const setUp = ({ offset = 0, coins = START, eggs = 12 } = {}) => {
  const clock = createSteppingClock(1_700_000_000_000);
  const tuning = { ...eggTuning.defaults, eggs };
  const house = createHouse({
    clock,
    offset,
    game: 'lucky-egg',
    rules: eggRules,
    tuning,
    tuningVersion: 1,
    plan,
    coins,
  });
  house.weather.isLastTold = true;
  const shown: string[] = [];
  const play = async (what: string, signal: AbortSignal) => {
    shown.push(what);
    await sleep(clock, PLAY_MS, signal);
  };
  const presenter: EggPresenter = {
    restore: ({ cracked, end }) => {
      shown.push(`restore ${cracked.length}${end ? ` ${end.why}` : ''}`);
    },
    play: {
      laid: (event, signal) => play(`laid ${event.eggs}`, signal),
      cracked: ({ egg }, signal) => play(`cracked ${egg}`, signal),
      ended: ({ why, cracked }, signal) => play(`ended ${why} ${cracked}`, signal),
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
  return { clock, house, shown, balances, problems, openPage, kept };
};
type Page = ReturnType<typeof setUp>;

const wake = async ({ clock }: Page, link: EggLink, bet = 50) => {
  link.send({ type: 'bet', bet });
  link.send({ type: 'open' });
  await clock.advance(1_000);
};
const crackAndSee = async ({ clock }: Page, link: EggLink, egg: number) => {
  link.send(crack(egg));
  await clock.advance(1_000);
};
/** What the eggs cracked so far cost and paid. */
const balanceOf = ({ house }: Page) => {
  const round = house.round();
  return START - (round?.bet ?? 0) + (round?.won ?? 0);
};

test('[egg-rules] each egg costs the stake that is set when it is pressed, and pays what it holds', async () => {
  const page = setUp();
  const link = await page.openPage();
  expect(link.state()).toMatchObject({ phase: 'idle', bet: 20 });
  expect(link.bounds()).toEqual({ min: 20, max: 5_00, step: 10 });
  await wake(page, link);
  expect(link.state()).toMatchObject({ phase: 'deciding', round: { bet: 0, won: 0 } });
  await crackAndSee(page, link, 3);
  link.send({ type: 'bet', bet: 1_00 });
  await crackAndSee(page, link, 4);
  expect(page.shown).toEqual(['laid 12', 'cracked 3', 'cracked 4']);
  expect(page.house.round()?.bet).toBe(1_50);
  const [first, second] = link.state().view?.cracked ?? [];
  expect(page.house.round()?.won).toBe(
    ((first?.prize.times ?? 0) * 50 + (second?.prize.times ?? 0) * 100) / UNIT,
  );
  expect(page.house.coins()).toBe(balanceOf(page));
  expect(page.balances.at(-1)).toBe(page.house.coins());
  expect(page.problems).toEqual([]);
});

test('the next egg may be pressed while the last one is still told: nothing is waited for', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  link.send(crack(0));
  await page.clock.advance(100);
  expect(link.state().phase).toBe('presenting');
  link.send(crack(1));
  // The coins of the first are shown at once.
  expect(page.balances.at(-1)).toBe(page.house.coins());
  await page.clock.advance(100);
  expect(page.shown.slice(1)).toEqual(['cracked 0', 'cracked 1']);
});

test('an egg is cracked once, however often it is pressed', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  link.send(crack(0));
  link.send(crack(0));
  link.send(crack(1));
  await page.clock.advance(1_000);
  link.send(crack(0));
  await page.clock.advance(1_000);
  expect(page.shown.slice(1)).toEqual(['cracked 0']);
  expect(page.house.round()?.bet).toBe(50);
});

test('the last egg ends the session', async () => {
  const page = setUp({ eggs: 3 });
  const link = await page.openPage();
  await wake(page, link, 20);
  for (const egg of [2, 0, 1]) await crackAndSee(page, link, egg);
  expect(page.shown.slice(-2)).toEqual(['cracked 1', 'ended empty 3']);
  expect(link.state()).toMatchObject({ phase: 'settled', round: { bet: 60 } });
  link.send({ type: 'continue' });
  await page.clock.advance(100);
  expect(link.state().phase).toBe('idle');
  expect(page.clock.waiting()).toBe(0);
});

test('[egg-rules] after ten minutes with nobody there the eggs fly away, and nothing is charged', async () => {
  const page = setUp({ offset: -40_000 });
  const link = await page.openPage();
  await wake(page, link);
  await crackAndSee(page, link, 6);
  const coins = page.house.coins();
  expect(link.millisLeft()).toBeLessThan(SESSION_MS);
  await page.clock.advance(SESSION_MS);
  expect(page.shown.at(-1)).toBe('ended time 1');
  expect(link.state().phase).toBe('settled');
  expect(page.house.coins()).toBe(coins);
  // Too late for another one.
  link.send(crack(7));
  await page.clock.advance(1_000);
  expect(page.house.round()?.bet).toBe(50);
});

test('cracking does not wind the clock up again', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  const deadline = link.state().round?.deadlineAt;
  await page.clock.advance(60_000);
  await crackAndSee(page, link, 0);
  expect(link.state().round?.deadlineAt).toBe(deadline);
});

test('a session found open goes on at once, on this device or another', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  await crackAndSee(page, link, 5);
  link.leave();
  const again = await page.openPage();
  expect(page.shown.at(-1)).toBe('restore 1');
  expect(again.state()).toMatchObject({ phase: 'deciding', view: { eggs: 12 } });
  await crackAndSee(page, again, 6);
  expect(page.shown.at(-1)).toBe('cracked 6');
});

test('a page that is closed in the middle of a crack finds what was in the egg, charged once', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  page.house.weather.network = 'answers lost';
  link.send(crack(2));
  await page.clock.advance(100);
  link.leave();
  expect(page.kept()).not.toBeNull();
  page.house.weather.network = 'up';
  const again = await page.openPage();
  expect(page.shown.at(-1)).toBe('restore 1');
  expect(again.state().round?.bet).toBe(50);
  expect(page.balances.at(-1)).toBe(balanceOf(page));
});

test('a network that comes back repeats the crack under its own id', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  page.house.weather.network = 'offline';
  link.send(crack(2));
  await page.clock.advance(200);
  expect(link.state().phase).toBe('reconnecting');
  page.house.weather.network = 'up';
  await page.clock.advance(2_000);
  expect(page.shown.at(-1)).toBe('cracked 2');
  expect(page.house.round()?.bet).toBe(50);
});

test('a stake above the coins is refused in words, the egg stays whole, and another can be set', async () => {
  const page = setUp({ coins: 60 });
  const link = await page.openPage();
  await wake(page, link, 5_00);
  link.send(crack(0));
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({
    phase: 'deciding',
    message: { key: 'msg.insufficientCoins' },
    view: { cracked: [] },
  });
  expect(page.shown.at(-1)).toBe('restore 0');
  expect(page.house.coins()).toBe(60);
  link.send({ type: 'bet', bet: 20 });
  await crackAndSee(page, link, 0);
  expect(page.shown.at(-1)).toBe('cracked 0');
  expect(link.state().message).toBeNull();
});

test('who leaves the nest pays nothing for the eggs that are left', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  await crackAndSee(page, link, 8);
  const coins = page.house.coins();
  link.send({ type: 'quit' });
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('ended quit 1');
  expect(link.state().phase).toBe('settled');
  expect(page.house.coins()).toBe(coins);
});

test('a press on a nest that was played on elsewhere costs nothing and shows what was cracked', async () => {
  const page = setUp();
  const link = await page.openPage();
  await wake(page, link);
  const other = await page.openPage();
  await crackAndSee(page, other, 1);
  page.shown.length = 0;
  await crackAndSee(page, link, 5);
  expect(page.shown).toEqual(['cracked 1']);
  // The other one's stake alone.
  expect(page.house.round()?.bet).toBe(20);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { cracked: [{ egg: 1 }] } });
});

test('no nest is opened while the server refuses it', async () => {
  const page = setUp();
  page.house.weather.refusal = 'msg.eventEnded';
  const link = await page.openPage();
  expect(link.state()).toMatchObject({ phase: 'idle', refusal: 'msg.eventEnded' });
  await wake(page, link);
  expect(page.house.round()).toBeNull();
});
