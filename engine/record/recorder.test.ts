import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { Recording } from './format.ts';
import { createRecorder } from './recorder.ts';

const stepped = () => {
  let now = 1_700_000_000_000;
  return {
    now: () => now,
    go(ms: number) {
      now += ms;
    },
  };
};

const machine = createMachine({
  context: { taps: 0 },
  initial: 'ready',
  states: {
    ready: { on: { start: 'playing' } },
    playing: { on: { tap: { actions: assign({ taps: ({ context }) => context.taps + 1 }) } } },
  },
});

it('keeps what fixes the round, every event and state of the root, answers and failures in order', () => {
  const clock = stepped();
  const recorder = createRecorder('fto', clock);
  const actor = createActor(machine, { inspect: recorder.inspect });
  recorder.facts({ seedHash: 'ab'.repeat(32), tuningVersion: 1 });
  actor.start();
  clock.go(40);
  recorder.input({ kind: 'start' });
  actor.send({ type: 'start' });
  clock.go(10);
  recorder.answer('openRound', { round: { id: 'r1' } });
  recorder.failure('move', 'msg.networkSlow');

  const recording = Recording.parse(JSON.parse(recorder.toJson()));
  expect(recording).toMatchObject({
    game: 'fto',
    seedHash: 'ab'.repeat(32),
    clientSeed: null,
    tuningVersion: 1,
    dropped: 0,
  });
  expect(recording.entries).toEqual([
    expect.objectContaining({ kind: 'event', at: 0 }),
    { kind: 'state', at: 0, status: 'active', value: 'ready' },
    { kind: 'input', at: 40, input: { kind: 'start' } },
    { kind: 'event', at: 40, event: { type: 'start' } },
    { kind: 'state', at: 40, status: 'active', value: 'playing' },
    { kind: 'answer', at: 50, call: 'openRound', answer: { round: { id: 'r1' } } },
    { kind: 'failure', at: 50, call: 'move', failure: 'msg.networkSlow' },
  ]);
});

it('stays within its ring, drops the oldest and says how many', () => {
  const clock = stepped();
  const recorder = createRecorder('fto', clock, 3);
  for (let i = 0; i < 8; i += 1) recorder.input(i);
  const { entries, dropped } = Recording.parse(JSON.parse(recorder.toJson()));
  expect(dropped).toBe(5);
  expect(entries.map((entry) => entry.kind === 'input' && entry.input)).toEqual([5, 6, 7]);
});

it('copies what it is given, and takes what JSON cannot hold', () => {
  const recorder = createRecorder('fto', stepped());
  const input: Record<string, unknown> = { x: 1 };
  recorder.input(input);
  input.x = 2;
  input.self = input;
  recorder.input(input);
  recorder.input(undefined);
  const { entries } = Recording.parse(JSON.parse(recorder.toJson()));
  expect(entries.map((entry) => entry.kind === 'input' && entry.input)).toEqual([
    { x: 1 },
    '[object Object]',
    null,
  ]);
});
