import { afterEach, describe, expect, it } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { createAdjustableClock } from '#engine/adjustableClock.ts';
import { bridge } from '#engine/bridge.ts';
import { seedFor } from '#engine/inspect/wish.ts';
import type { RoundPresenter, RoundView } from '#engine/round/game.ts';
import { GAMES } from '#games/index.ts';
import { gameOf } from '#games/registry.ts';
import { storiesOf } from '#games/stories.ts';
import { type AnyStory, searchOf } from '#games/story.ts';
import { CLIENT_SEED, createTable } from './createTable.ts';
import { markRests } from './marks.ts';
import { tellStory } from './tell.ts';

type Presenter = RoundPresenter<{ kind: string }, RoundView>;

/** A scene that shows everything at once. */
const AT_ONCE: Presenter = {
  restore() {},
  play: new Proxy({} as Presenter['play'], {
    get: () => () => {},
    ownKeys: () => KINDS,
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
};
const KINDS = [
  ...['began', 'crossed', 'fell', 'ended', 'laid', 'cracked', 'spun', 'question', 'judged'],
  ...['finished', 'sought', 'alone', 'chosen', 'thrown'],
];

const setUp = async (key: GameKey) => {
  const clock = createAdjustableClock(1_000_000, () => {});
  const machine = await GAMES[key].play.machine();
  const tuning = gameOf(key).tuning.defaults as object;
  const table = createTable({ game: key, machine, clock, tuning: () => tuning });
  /** So many milliseconds pass, and all that comes of them. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      clock.pass(50);
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    }
  };
  return { clock, table, tuning, pass };
};

afterEach(() => bridge.setCoins(0));

describe.each(GAME_KEYS)('%s', async (key) => {
  const { defaults } = gameOf(key).tuning;
  const told = (await storiesOf(key)).map((story: AnyStory) => {
    const numbers = story.numbers?.(defaults) ?? [0];
    return [story.name, numbers[Math.min(2, numbers.length - 1)] ?? 0, story] as const;
  });

  it.each(told)('[inspector] %s (%d) is told by the machine itself', async (_, number, story) => {
    const { clock, table, tuning, pass } = await setUp(key);
    const { rules, wish } = searchOf(gameOf(key), story, tuning, number);
    const seed = seedFor({ rules, tuning, wish, clientSeed: CLIENT_SEED });
    table.clear(seed ?? '');
    const { stage, chrome } = table.seat();
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
  });
});

it('[inspector] one goes back to where the machine rested before an entry, coins and deadline with it', async () => {
  const { table, pass, clock, tuning } = await setUp('squidgame');
  const story = (await storiesOf('squidgame')).find(({ name }) => name === 'crossed');
  if (!story) throw new Error('no story');
  const { rules, wish } = searchOf(gameOf('squidgame'), story, tuning, 3);
  table.clear(seedFor({ rules, tuning, wish, clientSeed: CLIENT_SEED }) ?? '');
  const seat = table.seat();
  const marks = markRests(seat, table);
  tellStory({ story, number: 3, tuning, table, link: seat.chrome, clock });
  seat.stage.attach(AT_ONCE);
  await pass(5_000);
  expect(table.house.round()?.step).toBe(3);
  const entries = seat.recorder.entries();
  const first = entries.findIndex(
    (entry) => entry.kind === 'input' && JSON.stringify(entry.input).includes('step'),
  );
  const left = (table.house.round()?.deadlineAt ?? 0) - table.house.now();
  const mark = marks.before(seat.recorder.begun() - 1, first);
  if (!mark) throw new Error('no mark');
  seat.chrome.leave();
  table.house.restore(mark.saved);
  expect(table.house.round()).toMatchObject({ step: 0, status: 'open' });
  expect((table.house.round()?.deadlineAt ?? 0) - table.house.now()).toBeGreaterThan(left);
  const { stage, chrome } = table.seat();
  stage.attach(AT_ONCE);
  await pass(500);
  expect(chrome.state().phase).toBe('resumable');
});
