import { afterEach, describe, expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import type { Entry } from '#contract/recording.ts';
import { bridge } from '#engine/bridge.ts';
import type { Clock } from '#engine/core/clock.ts';
import { seedFor } from '#engine/lab/inspect/wish.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import { storiesOf } from '#games/house/stories.ts';
import { gameOf } from '#games/registry.ts';
import { type AnyStory, storySearch } from '#games/story.ts';
import { CLIENT_SEED } from './createTable.ts';
import { FAULT_NAMES, FAULTS, type FaultName } from './faults.ts';
import { goAlong } from './goBack.ts';
import { markRests } from './marks.ts';
import { openNext } from './openNext.ts';
import { tellStory } from './tell.ts';
import { sceneOf, setUpTable } from './testTable.ts';

const AT_ONCE = sceneOf(() => {});

afterEach(() => bridge.setCoins(0));

describe.each(GAME_KEYS)('%s', async (key) => {
  const { defaults } = gameOf(key).tuning;
  const { stories } = await storiesOf(key);
  const told = stories.map((story: AnyStory) => {
    const numbers = story.numbers?.(defaults) ?? [0];
    return [story.name, numbers[Math.min(2, numbers.length - 1)] ?? 0, story] as const;
  });

  it.each(told)('[inspector] %s (%d) is told by the machine itself', async (_, number, story) => {
    const { clock, table, tuning, pass } = await setUpTable(key);
    const { rules, wish } = storySearch(gameOf(key), story, tuning, number);
    const seed = seedFor({ rules, tuning, wish, clientSeed: CLIENT_SEED });
    table.clear(seed ?? '', story.rival);
    const { stage, chrome, recorder } = table.seat();
    tellStory({ story, number, tuning, table, link: chrome, clock });
    let isMet = false;
    // After each thing that happens: the round may go on after the story.
    const look = () => {
      const state = table.house.state();
      const events = chrome.actor.getSnapshot().context.queue;
      if (state)
        isMet ||= wish.isMet({ state, events, multiplier: 0, clockMs: null, isDone: false });
    };
    chrome.actor.subscribe(look);
    stage.attach(AT_ONCE);
    await pass(20_000);
    expect(isMet).toBe(true);
    // What the log shows of it is what the recording leads to.
    const recording = recorder.recording();
    const entries = recording.segments.flatMap((segment) => segment.entries);
    const moments = momentsOf(chrome.actor.logic, recording);
    const states = entries.flatMap((entry, at) => {
      const moment = recorder.momentOf(entry);
      return moment ? [[moment, moments[at]]] : [];
    });
    expect(states.length).toBeGreaterThan(5);
    expect(states.map(([live]) => live?.now)).toEqual(states.map(([, again]) => again?.now));
    expect(states.map(([live]) => live?.passed)).toEqual(states.map(([, again]) => again?.passed));
  });
});

const slowly = (clock: Clock) =>
  sceneOf(() => new Promise((resolve) => void clock.later(1_000, resolve)));

type Made = Awaited<ReturnType<typeof setUpTable>>;

/** A seat at a table, its rests marked, whose scene takes a second for everything. */
const seatAt = ({ table, clock }: Pick<Made, 'table' | 'clock'>) => {
  const { stage, chrome, recorder } = table.seat();
  const marks = markRests({ stage, chrome, recorder }, table, clock.now);
  return {
    link: chrome,
    attach: () => stage.attach(slowly(clock)),
    /** Leaves it; answers how one goes back to the `nth` such entry of what was recorded, from 1. */
    leave() {
      const { segments } = recorder.recording();
      chrome.leave();
      return async (nth: number, isWanted: (entry: Entry) => boolean) => {
        const places = segments.flatMap(({ entries }, segment) =>
          entries.flatMap((entry, index) => (isWanted(entry) ? [{ segment, index }] : [])),
        );
        const { segment, index } = places[nth - 1] ?? { segment: 0, index: -1 };
        const way = marks.wayTo(segment, index);
        if (!way) throw new Error('no way');
        table.goBack(way.saved);
        const next = table.seat();
        const { signal } = new AbortController();
        const gone = goAlong(way, { link: next.chrome, clock, table, signal });
        next.stage.attach(slowly(clock));
        await gone;
        return next.chrome;
      };
    },
  };
};

it('[inspector] one goes back to an entry of the log: the round is played again up to there, at any place of it', async () => {
  const { table, pass, clock, tuning } = await setUpTable('squidgame');
  const { stories } = await storiesOf('squidgame');
  const story = stories.find(({ name }) => name === 'crossed');
  if (!story) throw new Error('no story');
  const { rules, wish } = storySearch(gameOf('squidgame'), story, tuning, 3);
  table.clear(seedFor({ rules, tuning, wish, clientSeed: CLIENT_SEED }) ?? '');
  const seat = seatAt({ table, clock });
  tellStory({ story, number: 3, tuning, table, link: seat.link, clock });
  seat.attach();
  await pass(9_000);
  expect(table.house.round()?.step).toBe(3);
  const coins = table.house.coins();
  const left = (table.house.round()?.deadlineAt ?? 0) - table.house.now();
  seat.link.send({ type: 'quit' });
  await pass(3_000);
  const goBack = seat.leave();
  // At the end of it.
  const over = await goBack(1, (entry) => entry.kind === 'state' && entry.value === 'settled');
  expect(over.state().phase).toBe('settled');
  over.leave();
  // In the middle of what is shown.
  const shown = await goBack(2, (entry) => entry.kind === 'show' && entry.what === 'crossed');
  expect(shown.state().phase).toBe('presenting');
  expect(shown.actor.getSnapshot().context.queue).toMatchObject([{ kind: 'crossed', step: 2 }]);
  expect(table.house.round()).toMatchObject({ step: 2, status: 'open' });
  shown.leave();
  // On its way to the server.
  const asked = await goBack(3, (entry) => entry.kind === 'call' && entry.name === 'move');
  expect(asked.state().phase).toBe('sending');
  expect(table.house.round()).toMatchObject({ step: 2, status: 'open' });
  asked.leave();
  // Where it waited, with the time there was.
  const first = await goBack(1, (entry) => entry.kind === 'state' && entry.value === 'deciding');
  expect(first.state().phase).toBe('deciding');
  expect(table.house.round()).toMatchObject({ step: 0, status: 'open' });
  expect((table.house.round()?.deadlineAt ?? 0) - table.house.now()).toBeGreaterThan(left);
  expect(table.house.coins()).toBe(coins);
});

it('[inspector] a match against another player is played to its end, throw by throw', async () => {
  const { table, pass } = await setUpTable('rock-scissor-paper');
  table.clear('aa'.repeat(32), { kind: 'throw', hand: 'scissors' });
  const { stage, chrome } = table.seat();
  const shown: string[] = [];
  chrome.actor.subscribe(({ context }) => {
    const kind = context.queue[0]?.kind;
    if (kind && kind !== shown.at(-1)) shown.push(kind);
  });
  stage.attach(AT_ONCE);
  await pass(500);
  const before = table.house.coins();
  chrome.send({ type: 'open', mode: 'live' });
  await pass(500);
  for (let thrown = 0; thrown < 2; thrown += 1) {
    chrome.send({ type: 'move', move: { kind: 'throw', hand: 'rock' } as never });
    await pass(4_000);
  }
  expect(shown).toEqual(['began', 'chosen', 'thrown', 'chosen', 'thrown', 'ended']);
  const round = table.house.round();
  expect(round).toMatchObject({ status: 'settled', mode: 'live', view: { opponent: 'M***a' } });
  expect(round?.won).toBeGreaterThan(round?.bet ?? 0);
  expect(table.house.coins() - before).toBe((round?.won ?? 0) - (round?.bet ?? 0));
});

it('[inspector] a stake that was set, a later round and another player’s throw are gone back to', async () => {
  const eggs = await setUpTable('lucky-egg');
  const nest = seatAt(eggs);
  nest.attach();
  await eggs.pass(500);
  nest.link.send({ type: 'bet', bet: 5_00 });
  nest.link.send({ type: 'open' });
  await eggs.pass(2_000);
  for (const egg of [0, 1]) {
    nest.link.send({ type: 'move', move: { kind: 'crack', egg } as never });
    // Minutes of thinking between them.
    await eggs.pass(60_000);
  }
  const { bet } = eggs.table.house.round() ?? {};
  expect(bet).toBe(10_00);
  const backInNest = nest.leave();
  const second = await backInNest(2, (entry) => entry.kind === 'show' && entry.what === 'cracked');
  expect(second.state()).toMatchObject({ phase: 'presenting', bet: 5_00 });
  expect(eggs.table.house.round()?.bet).toBe(bet);
  second.leave();

  const wheel = await setUpTable('spin-wheel');
  const kite = seatAt(wheel);
  kite.attach();
  await wheel.pass(500);
  for (const input of ['open', 'continue', 'open'] as const) {
    kite.link.send({ type: input });
    await wheel.pass(3_000);
  }
  const spun = JSON.stringify(wheel.table.house.state());
  const backInWind = kite.leave();
  const again = await backInWind(2, (entry) => entry.kind === 'show' && entry.what === 'spun');
  expect(again.state().phase).toBe('presenting');
  expect(JSON.stringify(wheel.table.house.state())).toBe(spun);
  again.leave();

  const match = await setUpTable('rock-scissor-paper');
  match.table.clear('aa'.repeat(32), { kind: 'throw', hand: 'scissors' });
  const desk = seatAt(match);
  desk.attach();
  await match.pass(500);
  desk.link.send({ type: 'open', mode: 'live' });
  await match.pass(2_000);
  desk.link.send({ type: 'move', move: { kind: 'throw', hand: 'rock' } as never });
  await match.pass(6_000);
  const backAtDesk = desk.leave();
  const thrown = await backAtDesk(1, (entry) => entry.kind === 'show' && entry.what === 'thrown');
  expect(thrown.state().phase).toBe('presenting');
  expect(match.table.house.round()?.view).toMatchObject({ score: [1, 0] });
});

it('[inspector] one press opens the next round, also after a session that is over', async () => {
  const { table, pass } = await setUpTable('lucky-egg');
  const { stage, chrome } = table.seat();
  stage.attach(AT_ONCE);
  await pass(500);
  openNext(chrome);
  await pass(500);
  const first = table.house.round()?.id;
  chrome.send({ type: 'quit' });
  await pass(500);
  expect(chrome.state().phase).toBe('settled');
  openNext(chrome);
  await pass(500);
  expect(chrome.state().phase).toBe('deciding');
  expect(table.house.round()?.id).not.toBe(first);
});

/** Where the machine is a second after a round was asked for, and when the network is fine again. */
const MET: Record<FaultName, readonly [phase: string, after: string]> = {
  none: ['deciding', 'deciding'],
  slow: ['sending', 'deciding'],
  lostBefore: ['reconnecting', 'deciding'],
  lostAfter: ['reconnecting', 'deciding'],
  broken: ['reconnecting', 'deciding'],
  busy: ['reconnecting', 'deciding'],
  maintenance: ['maintenance', 'resumable'],
};

it.each(FAULT_NAMES)(
  '[inspector] %s between player and server is met, and costs no coin twice',
  async (fault) => {
    const { table, pass } = await setUpTable('squidgame');
    const { stage, chrome } = table.seat();
    stage.attach(AT_ONCE);
    await pass(500);
    const before = bridge.get().coins;
    Object.assign(table.house.weather, FAULTS[fault]);
    chrome.send({ type: 'open' });
    await pass(1_000);
    const [met, after] = MET[fault];
    expect(chrome.state().phase).toBe(met);
    Object.assign(table.house.weather, FAULTS.none);
    await pass(20_000);
    chrome.send({ type: 'retry' });
    await pass(1_000);
    expect(chrome.state().phase).toBe(after);
    const staked = table.house.round()?.bet ?? 0;
    expect(staked).toBeGreaterThan(0);
    expect(before - bridge.get().coins).toBe(staked);
  },
);
