import { expect, test } from 'vitest';
import { sleep } from '#engine/core/clock.ts';
import { createHouse } from '#engine/lab/house/house.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { createLink, playHouse, type RpsPresenter, throwHand, waitOn } from './machine.ts';
import { plan } from './plan.ts';
import { rpsRules, seek } from './rules.ts';
import { HANDS, type Hand } from './shapes.ts';
import { rpsTuning } from './tuning.ts';

const PLAY_MS = 300;
const BET = 5_00;
const COINS = 100_00;

/** A player's page: a link with a scene that writes down what it plays and takes its time. */
const setUp = ({ seed = '3b', isSeeking = false, offset = 0 } = {}) => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = createHouse({
    clock,
    offset,
    game: 'rock-scissor-paper',
    rules: isSeeking ? { ...rpsRules, open: seek } : rpsRules,
    tuning: rpsTuning.defaults,
    tuningVersion: rpsTuning.version,
    plan,
    coins: COINS,
    serverSeed: seed.repeat(32),
  });
  const shown: string[] = [];

  const show = async (what: string, signal: AbortSignal) => {
    shown.push(what);
    await sleep(clock, PLAY_MS, signal);
  };
  const presenter: RpsPresenter = {
    restore: ({ phase, throws }) => {
      shown.push(`restore ${phase} ${throws.length}`);
    },
    play: {
      sought: (_event, signal) => show('sought', signal),
      alone: (_event, signal) => show('alone', signal),
      began: (_event, signal) => show('began', signal),
      chosen: ({ mine }, signal) => show(`chosen ${mine}`, signal),
      thrown: ({ number, mine, result }, signal) =>
        show(`${result} ${number}${mine ? '' : ' without a hand'}`, signal),
      ended: ({ why, score }, signal) => show(`${why} ${score.join(':')}`, signal),
    },
  };
  const { services, balances, problems } = createTestServices(clock, house.calls);
  /** Opens the page (again) and lets it come to rest. */
  const openPage = async () => {
    const link = createLink(services);
    link.attach(presenter);
    await clock.advance(1_000);
    return link;
  };
  const begin = async () => {
    const link = await openPage();
    link.send({ type: 'bet', bet: BET });
    link.send({ type: 'open' });
    await clock.advance(1_000);
    return link;
  };
  /** The result of the throw that is not made yet, as only the server knows it. */
  const drawn = () => {
    const state = house.state();
    return state?.mode === 'house' ? state.drawn : null;
  };
  return {
    clock,
    house,
    shown,
    balances,
    problems,
    openPage,
    begin,
    drawn,
    ids: () => house.arrived.flatMap(({ requestId }) => (requestId ? [requestId] : [])),
  };
};
type Page = ReturnType<typeof setUp>;
type Link = Awaited<ReturnType<Page['openPage']>>;

const playOn = async (page: Page, link: Link, hand: Hand = 'rock') => {
  for (let turn = 0; turn < 30 && link.state().phase === 'deciding'; turn += 1) {
    link.send(throwHand(hand));
    await page.clock.advance(2_000);
  }
};
/** A page whose first match ends so, whatever is shown. */
const pageThat = async (why: 'won' | 'lost') => {
  for (let seed = 16; seed < 64; seed += 1) {
    const page = setUp({ seed: seed.toString(16) });
    const link = await page.begin();
    await playOn(page, link);
    if (link.state().view?.end?.why === why) return { page, link };
  }
  throw new Error(`no match was ${why}`);
};

test('[rps-rules] a match that is won pays the bet and as much again, when its end was shown', async () => {
  const { page, link } = await pageThat('won');
  const { house, shown, balances } = page;
  expect(link.state()).toMatchObject({
    phase: 'settled',
    round: { status: 'settled', won: 1_000 },
  });
  expect(house.coins()).toBe(COINS + BET);
  expect(shown[0]).toBe('began');
  expect(shown.at(-1)).toMatch(/^won 2:[01]$/);
  // The bet is off at once, the win comes with the end: nothing in between tells it.
  expect(balances[0]).toBe(COINS - BET);
  expect(balances.at(-1)).toBe(COINS + BET);
  expect(new Set(balances)).toEqual(new Set([COINS - BET, COINS + BET]));
  expect(page.problems).toEqual([]);
});

test('[rps-rules] a match that is lost costs the bet, and the next one opens straight on', async () => {
  const { page, link } = await pageThat('lost');
  expect(page.house.coins()).toBe(COINS - BET);
  expect(page.shown.at(-1)).toMatch(/^lost [01]:2$/);
  link.send({ type: 'open' });
  await page.clock.advance(1_000);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { score: [0, 0], throws: [] } });
});

test('whichever hand is shown, the result is the one that was drawn', async () => {
  for (const hand of HANDS) {
    const page = setUp();
    const link = await page.begin();
    const drawn = page.drawn();
    link.send(throwHand(hand));
    await page.clock.advance(1_000);
    expect(page.shown).toEqual(['began', `${drawn} 1`]);
  }
});

test('a hand that is chosen twice is thrown once', async () => {
  const page = setUp();
  const link = await page.begin();
  const before = page.ids().length;
  link.send(throwHand('rock'));
  link.send(throwHand('paper'));
  await page.clock.advance(1_000);
  expect(page.ids()).toHaveLength(before + 1);
  expect(link.state().view?.throws).toMatchObject([{ mine: 'rock' }]);
});

test('the next hand can be chosen while the last one is still shown, but not before its end', async () => {
  const page = setUp({ seed: '20' });
  const link = await page.begin();
  link.send(throwHand('rock'));
  await page.clock.advance(100);
  expect(link.state().phase).toBe('presenting');
  link.send(throwHand('paper'));
  await page.clock.advance(1_000);
  expect(link.state().view?.throws).toHaveLength(2);
});

test('[rps-resume] after a reload the match is asked about, its score kept and its clock running', async () => {
  const page = setUp({ seed: '21', offset: 45_000 });
  const link = await page.begin();
  link.send(throwHand('rock'));
  await page.clock.advance(1_000);
  const { round, view } = link.state();
  const left = link.millisLeft() ?? 0;
  link.leave();
  page.shown.length = 0;

  const again = await page.openPage();
  expect(again.state()).toMatchObject({ phase: 'resumable', round: { id: round?.id }, view });
  // Nothing is shown, and nothing thrown, before the player says so.
  expect(page.shown).toEqual([]);
  again.send(throwHand('rock'));
  await page.clock.advance(1_000);
  expect(again.state().view?.throws).toHaveLength(1);
  again.send({ type: 'resume' });
  await page.clock.advance(100);
  expect(page.shown).toEqual(['restore throwing 1']);
  expect(again.state().phase).toBe('deciding');
  expect(again.millisLeft()).toBe(left - 2_100);
  await playOn(page, again);
  expect(again.state().phase).toBe('settled');
});

test.each(['the question', 'the match'] as const)(
  '[rps-resume] quitting from %s loses the bet',
  async (where) => {
    const page = setUp();
    let link = await page.begin();
    if (where === 'the question') {
      link.leave();
      page.shown.length = 0;
      link = await page.openPage();
      expect(link.state().phase).toBe('resumable');
    }
    link.send({ type: 'quit' });
    await page.clock.advance(1_000);
    expect(page.shown.at(-1)).toBe('quit 0:0');
    expect(link.state()).toMatchObject({ phase: 'settled', view: { end: { why: 'quit' } } });
    expect(page.house.coins()).toBe(COINS - BET);
    expect(page.balances.at(-1)).toBe(COINS - BET);
  },
);

test('[rps-rules] ten seconds without a hand lose the throw, twice the match, though nobody asks for it', async () => {
  const page = setUp();
  page.house.weather.isLastTold = true;
  const link = await page.begin();
  await page.clock.advance(15_000);
  expect(page.shown).toEqual(['began', 'lose 1 without a hand']);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { score: [0, 1] } });
  await page.clock.advance(15_000);
  expect(page.shown.slice(2)).toEqual(['lose 2 without a hand', 'lost 0:2']);
  expect(link.state().phase).toBe('settled');
  expect(page.house.coins()).toBe(COINS - BET);
});

test.each(['offline', 'answers lost'] as const)(
  'the network away for 6 s (%s): the hand is thrown once, and the match goes on',
  async (network) => {
    const page = setUp({ seed: '22' });
    const link = await page.begin();
    const before = page.ids().length;
    page.house.weather.network = network;
    link.send(throwHand('scissors'));
    await page.clock.advance(6_000);
    expect(link.state().phase).toBe('reconnecting');
    page.house.weather.network = 'up';
    await page.clock.advance(4_000);
    expect(new Set(page.ids().slice(before)).size).toBe(1);
    expect(page.shown).toHaveLength(2);
    expect(link.state()).toMatchObject({
      phase: 'deciding',
      view: { throws: [{ mine: 'scissors' }] },
    });
  },
);

test.each([
  ['more than there is', 'msg.insufficientCoins'],
  ['in maintenance', 'msg.gameMaintenance'],
] as const)(
  '[rps-rules] a bet that is refused (%s) is told and costs nothing',
  async (why, key) => {
    const page = setUp();
    const link = await page.openPage();
    // What is set is held within the bounds of the tuning.
    link.send({ type: 'bet', bet: 1_000_00 });
    expect(link.state().bet).toBe(50_00);
    if (why === 'more than there is') {
      link.send({ type: 'open' });
      await page.clock.advance(1_000);
      link.send({ type: 'quit' });
      await page.clock.advance(1_000);
      link.send({ type: 'open' });
      await page.clock.advance(1_000);
      link.send({ type: 'quit' });
      await page.clock.advance(1_000);
    } else page.house.weather.refusal = 'msg.gameMaintenance';
    const before = page.house.coins();
    page.shown.length = 0;
    link.send({ type: 'open' });
    await page.clock.advance(1_000);
    expect(link.state()).toMatchObject({ message: { key } });
    expect(page.house.coins()).toBe(before);
    expect(page.shown).not.toContain('began');
  },
);

test('nobody comes: the search goes on, then the house plays for the same bet', async () => {
  const page = setUp({ isSeeking: true });
  const link = await page.begin();
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { phase: 'seeking' } });
  link.send(waitOn);
  await page.clock.advance(18_000);
  expect(page.shown).toEqual(['sought', 'alone']);
  link.send(waitOn);
  await page.clock.advance(19_000);
  expect(page.shown.slice(2)).toEqual(['sought', 'alone']);
  link.send(playHouse);
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('began');
  expect(link.state()).toMatchObject({ round: { bet: BET }, view: { isLive: false } });
  await playOn(page, link);
  expect(link.state().phase).toBe('settled');
});

test('giving up the search brings the bet back', async () => {
  const page = setUp({ isSeeking: true });
  const link = await page.begin();
  expect(page.balances.at(-1)).toBe(COINS - BET);
  link.send({ type: 'quit' });
  await page.clock.advance(1_000);
  expect(page.shown.at(-1)).toBe('void 0:0');
  expect(link.state()).toMatchObject({ phase: 'settled', round: { status: 'voided' } });
  expect(page.balances.at(-1)).toBe(COINS);
});

test('leaving in the middle leaves nothing running', async () => {
  const page = setUp();
  const link = await page.begin();
  link.send(throwHand('rock'));
  await page.clock.advance(60);
  link.leave();
  await page.clock.advance(0);
  expect(page.clock.waiting()).toBe(0);
  expect(page.problems).toEqual([]);
});
