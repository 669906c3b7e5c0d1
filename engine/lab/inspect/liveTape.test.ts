import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import type { RoundMachine } from '../../round/machine.ts';
import { createSteppingClock } from '../../round/steppingClock.ts';
import { createRecorder } from '../record/recorder.ts';
import { momentsOf, tapeSteps } from '../replay/tape.ts';
import { withMoments } from './liveMoments.ts';
import { createLiveTape } from './liveTape.ts';

const machine = createMachine({
  context: { taps: 0 },
  initial: 'idle',
  on: { tap: { actions: assign({ taps: ({ context }) => context.taps + 1 }) } },
  states: { idle: { on: { open: 'playing' } }, playing: { on: { leave: 'idle' } } },
});
const asRound = machine as unknown as RoundMachine;

const visit = (mostEntries = 1_000) => {
  const names = { game: 'fto', visit: 'v', build: '1' };
  const recorder = withMoments(
    createRecorder({ ...names, clock: createSteppingClock(0), mostEntries }),
  );
  const actor = createActor(machine, { inspect: recorder.inspect });
  const round = (taps: number) => {
    recorder.input('chrome', { type: 'open' });
    actor.send({ type: 'open' });
    for (let tap = 0; tap < taps; tap += 1) actor.send({ type: 'tap' });
    actor.send({ type: 'leave' });
  };
  actor.start();
  return { recorder, actor, round };
};

it('[inspector] a log that is read while it is written has what the recording has in the end', () => {
  const { recorder, round } = visit();
  const tape = createLiveTape(recorder, 1_000);
  tape.read();
  round(1);
  tape.read();
  // Two segments begin between two reads, the second of them still grows.
  round(2);
  round(3);
  tape.read();
  round(0);
  const read = tape.read();
  const recording = recorder.recording();
  expect(read.map(({ step }) => step)).toEqual(tapeSteps(recording));
  expect(read.map(({ moment }) => moment)).toEqual(momentsOf(asRound, recording));
  expect(read.map(({ place }) => place)).toEqual(read.map((_, at) => at));
  expect(tape.read()).toBe(read);
});

it('[inspector] one that is opened late begins with what the recorder still has', () => {
  const { recorder, round } = visit(20);
  for (let turn = 0; turn < 10; turn += 1) round(2);
  const read = createLiveTape(recorder, 1_000).read();
  const { dropped, segments } = recorder.recording();
  expect(dropped).toBeGreaterThan(5);
  expect(read[0]?.step.segment).toBe(dropped);
  expect(read).toHaveLength(segments.flatMap(({ entries }) => entries).length);
  expect(read.at(-1)?.moment.now).toEqual({ value: 'idle', context: { taps: 20 } });
});

it('[inspector] it keeps the last entries only, and their places', () => {
  const { recorder, round } = visit();
  const tape = createLiveTape(recorder, 5);
  round(10);
  const read = tape.read();
  expect(read).toHaveLength(5);
  expect(read.at(-1)?.place).toBe(
    recorder.recording().segments.flatMap((s) => s.entries).length - 1,
  );
});
