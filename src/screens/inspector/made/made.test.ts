import { describe, expect, it } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { createLiveTape } from '#engine/lab/inspect/liveTape.ts';
import { storiesOf } from '#games/house/stories.ts';
import { tellStory } from '../table/tell.ts';
import { sceneOf, setUpTable } from '../table/testTable.ts';
import { madeUpCalls } from './madeUpRound.ts';
import { playEvents } from './playEvents.ts';
import { MOST_EVENTS, MOST_TEXT, readEvents } from './readEvents.ts';
import { lastSegmentShown, shownEvents } from './shownEvents.ts';

const read = async (game: GameKey, what: unknown) =>
  readEvents(
    typeof what === 'string' ? what : JSON.stringify(what),
    (await storiesOf(game)).events,
  );

const faultsOf = async (game: GameKey, what: unknown) => {
  const found = await read(game, what);
  return 'faults' in found ? found.faults : [];
};

const CROSSED = { kind: 'crossed', step: 1, panel: 0, safe: [0], multiplier: 19_200 };
const ENDED = { kind: 'ended', why: 'took', crossed: 1, multiplier: 19_200 };
const LIST = [{ kind: 'began' }, CROSSED, ENDED];

describe('what is pasted', () => {
  it('[inspector] is a list, or one with its stake and winnings', async () => {
    expect(await read('squidgame', LIST)).toEqual({ made: { events: LIST, bet: null, won: 0 } });
    expect(await read('squidgame', { bet: 500, won: 960, events: LIST })).toEqual({
      made: { events: LIST, bet: 500, won: 960 },
    });
  });

  it.each([
    ['', { code: 'empty' }],
    ['[]', { code: 'empty' }],
    ['{"kind": ', { code: 'noJson' }],
    [`[${' '.repeat(MOST_TEXT)}]`, { code: 'tooLong', most: MOST_TEXT }],
    ['['.repeat(20_000) + ']'.repeat(20_000), { code: 'tooDeep', most: 8 }],
    [
      JSON.stringify(Array(MOST_EVENTS + 1).fill({ kind: 'began' })),
      { code: 'tooMany', most: 200 },
    ],
    ['7', { code: 'wrong', entry: null, field: 'events', is: '', may: { what: 'array' } }],
    [
      JSON.stringify({ events: LIST, bet: -1 }),
      { code: 'wrong', entry: null, field: 'bet', is: '-1', may: { what: 'between', least: 0 } },
    ],
    [
      JSON.stringify({ events: LIST, stake: 1 }),
      { code: 'wrong', entry: null, field: 'stake', may: { what: 'nothing' } },
    ],
  ])('[inspector] is refused as a whole (%#)', async (text, fault) => {
    expect(await faultsOf('squidgame', text)).toMatchObject([fault]);
  });

  it('[inspector] each event is held to the game’s own, with the place, what is there, and what may be', async () => {
    const oneOf = (...values: string[]) => ({
      what: 'oneOf',
      values: values.map((each) => `"${each}"`),
    });
    const faults = await faultsOf('squidgame', [
      { kind: 'began' },
      { kind: 'jumped' },
      { ...CROSSED, step: 'one', panel: 1.5, safe: [0, null] },
      { ...ENDED, why: 'bored' },
      { kind: 'began', and: 1 },
      5,
    ]);
    expect(faults).toMatchObject([
      { entry: 2, field: 'kind', is: '"jumped"', may: oneOf('began', 'crossed', 'fell', 'ended') },
      { entry: 3, field: 'step', is: '"one"', may: { what: 'number' } },
      { entry: 3, field: 'panel', is: '1.5', may: { what: 'int' } },
      { entry: 3, field: 'safe.1', is: 'null', may: { what: 'number' } },
      { entry: 4, field: 'why', may: oneOf('took', 'arrived', 'fell', 'time', 'quit') },
      { entry: 5, field: 'and', is: '1', may: { what: 'nothing' } },
      { entry: 6, field: '', is: '5', may: { what: 'object' } },
    ]);
    const [hand] = await faultsOf('rock-scissor-paper', [
      { kind: 'thrown', number: 1, mine: 'gun', theirs: null, result: 'win', score: [1, 0] },
    ]);
    expect(hand).toMatchObject({
      field: 'mine',
      may: oneOf('rock', 'scissors', 'paper'),
      orNull: true,
    });
    const [score] = await faultsOf('rock-scissor-paper', [
      { kind: 'thrown', number: 1, mine: null, theirs: null, result: 'win', score: [1] },
    ]);
    expect(score).toMatchObject({ field: 'score', is: '[1]', may: { what: 'length', number: 2 } });
  });

  it('[inspector] nothing in it asks a scene for more than it can draw', async () => {
    expect(await faultsOf('lucky-egg', [{ kind: 'laid', eggs: 1e9 }])).toMatchObject([
      { entry: 1, field: 'eggs', may: { what: 'between', most: 1_000 } },
    ]);
    expect(
      await faultsOf('rock-scissor-paper', [{ kind: 'began', opponent: 'x'.repeat(101) }]),
    ).toMatchObject([{ field: 'opponent', may: { what: 'words', most: 100 } }]);
    expect(await faultsOf('squidgame', Array(100).fill({ kind: 'x' }))).toHaveLength(12);
    expect(await faultsOf('squidgame', '[{"kind":"began","__proto__":{"a":1}}]')).toMatchObject([
      { field: '__proto__', may: { what: 'nothing' } },
    ]);
  });
});

/** A table with a scene that takes a second for each event, and what it was given. */
const setUp = async (game: GameKey) => {
  const made = await setUpTable(game);
  const shown: unknown[] = [];
  const scene = sceneOf((event) => {
    shown.push(event);
    return new Promise<void>((resolve) => void made.clock.later(1_000, resolve));
  });
  return { ...made, shown, scene };
};

describe.each(GAME_KEYS)('%s', (game) => {
  it('[inspector] what a round showed is shown again by the same machine, and no house is asked', async () => {
    const { clock, table, tuning, shown, scene, pass } = await setUp(game);
    const real = table.seat();
    const { stories } = await storiesOf(game);
    const [story] = stories;
    if (!story) throw new Error('no story');
    const number = story.numbers?.(tuning)[0] ?? 0;
    tellStory({ story, number, tuning, table, link: real.chrome, clock });
    real.stage.attach(scene);
    await pass(30_000);
    const steps = createLiveTape(real.recorder, 10_000).read();
    const round = shownEvents(steps, lastSegmentShown(steps));
    expect(round.events).toEqual(shown);
    expect(shown.length).toBeGreaterThan(0);
    real.chrome.leave();
    shown.length = 0;
    const [coins, last] = [table.house.coins(), table.house.round()];

    const found = await read(game, round);
    if ('faults' in found) throw new Error(JSON.stringify(found.faults));
    const { made } = found;
    const { stage, chrome } = table.seat(madeUpCalls({ game, tuning, made, clock }));
    playEvents(chrome, Number.POSITIVE_INFINITY);
    stage.attach(scene);
    await pass(1_000 * (round.events.length + 2));
    expect(shown).toEqual(round.events);
    expect(chrome.state().phase).toBe('settled');
    expect(chrome.state().round).toMatchObject({ bet: round.bet, won: round.won });
    expect([table.house.coins(), table.house.round()]).toEqual([coins, last]);
  });
});

it('[inspector] events are shown one by one, in any order that was made up, and then all that are left', async () => {
  const { clock, table, tuning, shown, scene, pass } = await setUp('squidgame');
  const events = [CROSSED, { kind: 'began' }, CROSSED, ENDED];
  const found = await read('squidgame', events);
  if ('faults' in found) throw new Error('refused');
  const { made } = found;
  const { stage, chrome } = table.seat(madeUpCalls({ game: 'squidgame', tuning, made, clock }));
  const run = playEvents(chrome, 1);
  stage.attach(scene);
  await pass(10_000);
  expect(shown).toEqual(events.slice(0, 1));
  expect(chrome.state().phase).toBe('answered');
  // The least stake of the game: none was named.
  expect(chrome.state().round?.bet).toBe(chrome.bounds()?.min);
  run.allow(1);
  await pass(10_000);
  expect(shown).toEqual(events.slice(0, 2));
  run.allow(Number.POSITIVE_INFINITY);
  await pass(10_000);
  expect(shown).toEqual(events);
  expect(chrome.state().phase).toBe('settled');
});
