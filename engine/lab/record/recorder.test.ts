import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { Recording } from '#contract/recording.ts';
import { createSteppingClock } from '../../round/steppingClock.ts';
import { createTestServices } from '../../round/testServices.ts';
import { open, tableAnswer } from '../../round/testTable.ts';
import { createRecorder } from './recorder.ts';

const machine = createMachine({
  context: { taps: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        open: 'playing',
        tap: { actions: assign({ taps: ({ context }) => context.taps + 1 }) },
      },
    },
    playing: { on: { leave: 'idle' } },
  },
});

const setUp = (mostEntries = 1_000) => {
  const clock = createSteppingClock(1_700_000_000_000);
  const names = { game: 'fto', visit: 'v1', build: '1.0.0' };
  const recorder = createRecorder({ ...names, clock, mostEntries });
  const actor = createActor(machine, { inspect: recorder.inspect });
  const round = () => {
    recorder.input('chrome', { type: 'open' });
    actor.send({ type: 'open' });
    recorder.input('player', { type: 'leave' });
    actor.send({ type: 'leave' });
  };
  return {
    clock,
    recorder,
    actor,
    round,
    recording: () => Recording.parse(JSON.parse(JSON.stringify(recorder.recording()))),
  };
};

it('[replay] begins a segment with each round, from the state and memory it began in', () => {
  const { actor, round, recording } = setUp();
  actor.start();
  actor.send({ type: 'tap' });
  round();
  round();
  const { segments } = recording();
  expect(segments.map(({ begin }) => begin)).toEqual([
    null,
    { value: 'idle', context: { taps: 1 } },
    { value: 'idle', context: { taps: 1 } },
  ]);
  expect(segments.map(({ entries }) => entries.map(({ kind }) => kind))).toEqual([
    ['event', 'state', 'event', 'state'],
    ['input', 'event', 'state', 'input', 'event', 'state'],
    ['input', 'event', 'state', 'input', 'event', 'state'],
  ]);
});

it('[replay] lets whole segments go, so that what is left can be replayed', () => {
  const { actor, round, recording } = setUp(15);
  actor.start();
  for (let each = 0; each < 8; each += 1) round();
  const { segments, dropped } = recording();
  expect([segments.length + dropped, dropped]).toEqual([9, 6]);
  expect(segments[0]?.begin).toEqual({ value: 'idle', context: { taps: 0 } });
});

it('knows who gave an input, and copies what may change', () => {
  const { recorder, recording } = setUp();
  const move: { kind: string; panel?: number; self?: unknown } = { kind: 'step' };
  recorder.input('player', { type: 'move', move });
  move.panel = 3;
  move.self = move;
  recorder.input('scene', { type: 'move', move });
  expect(recording().segments[0]?.entries).toMatchObject([
    { from: 'player', input: { type: 'move', move: { kind: 'step' } } },
    { from: 'scene', input: '[object Object]' },
  ]);
});

it('one turn has one time, however long it takes; timers are noted with who armed them', async () => {
  const { clock, recorder, recording } = setUp();
  const { services } = createTestServices(clock, {} as never);
  const recorded = recorder.services(services).clock;
  const started = recorded.now();
  recorded.later(40, () => {});
  await clock.advance(30);
  expect(recorded.now()).toBe(started);
  await clock.advance(30);
  expect(recorded.now()).toBe(started + 40);
  expect(recording().segments[0]?.entries).toEqual([
    { kind: 'armed', at: 0, timer: 1, ms: 40, owner: 'root' },
    { kind: 'fired', at: 40, timer: 1 },
  ]);
});

it('[replay] a segment has the facts of its round: what both hashes promised before the bet', async () => {
  const { clock, recorder, recording } = setUp();
  const round = { ...open, tuningVersion: 3, tuningHash: 'a'.repeat(64) };
  const { services } = createTestServices(clock, {
    open: async () => tableAnswer(round, []),
  } as never);
  await recorder.services(services).calls.open({} as never, new AbortController().signal);
  expect(recording().segments[0]?.facts).toEqual({
    roundId: 'r1',
    seedHash: '0'.repeat(64),
    clientSeed: 'c',
    nonce: 0,
    tuningVersion: 3,
    tuningHash: 'a'.repeat(64),
  });
});

it('what outlives its round is not noted in the next one, and moves no time there', async () => {
  const { clock, recorder, actor, round, recording } = setUp();
  actor.start();
  const { services } = createTestServices(clock, {} as never);
  const recorded = recorder.services(services).clock;
  recorded.later(40, () => {});
  round();
  const begun = recorded.now();
  await clock.advance(50);
  expect(recorded.now()).toBe(begun);
  expect(recording().segments[1]?.entries.filter(({ kind }) => kind === 'fired')).toEqual([]);
});
