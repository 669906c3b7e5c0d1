import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { forgetDatabases } from '#src/base/databases.ts';
import { useSession } from '#src/session/store.ts';
import { keepRecording } from './keep.ts';
import { keptRecording } from './kept.ts';
import { openRows } from './rows.ts';

const clock = createSteppingClock(1_700_000_000_000);
const recorderOf = (visit: string) => createRecorder({ game: 'fto', clock, visit, build: '1.0.0' });
const inputsOf = async (visit: string) =>
  (await keptRecording(visit))?.segments.flatMap(({ entries }) => entries.map(({ at }) => at)) ??
  null;

beforeEach(() => useSession.setState({ isAuth: true }));
afterEach(async () => {
  vi.unstubAllGlobals();
  forgetDatabases();
});

it('[replay] what was recorded is there after a reload, joined with what came after it', async () => {
  const before = recorderOf('one');
  const keeper = keepRecording(before, clock);
  before.input('player', { type: 'retry' });
  await keeper.flush();
  keeper.stop();
  await clock.advance(60_000);
  const after = recorderOf('one');
  const second = keepRecording(after, clock);
  await clock.advance(5);
  after.input('player', { type: 'retry' });
  await second.flush();
  expect(await inputsOf('one')).toEqual([0, 60_005]);
  second.stop();
});

it('writes by itself every five seconds, and nothing after a logout', async () => {
  const recorder = recorderOf('two');
  const keeper = keepRecording(recorder, clock);
  recorder.input('player', { type: 'retry' });
  await clock.advance(5_000);
  await vi.waitFor(async () => expect(await inputsOf('two')).toHaveLength(1));
  useSession.setState({ isAuth: false });
  forgetDatabases();
  recorder.input('player', { type: 'retry' });
  await keeper.flush();
  keeper.stop();
  expect(await inputsOf('two')).toBeNull();
});

it('keeps twenty visits and five megabytes, and lets the oldest go', async () => {
  const rows = await openRows();
  const row = (at: number, data: string) => ({ visit: `v${at}`, startedAt: at, segment: 0, data });
  await rows.put(Array.from({ length: 25 }, (_, at) => row(at, 'small')));
  await rows.prune();
  const kept = async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => rows.ofVisit(`v${at}`)));
    return all.flat().map(({ startedAt }) => startedAt);
  };
  expect(await kept()).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
  await rows.put(Array.from({ length: 6 }, (_, at) => row(30 + at, 'x'.repeat(1_000_000))));
  await rows.prune();
  expect(await kept()).toEqual([31, 32, 33, 34, 35]);
  rows.close();
});

it('[replay] visits in which nothing was played let the oldest go as well', async () => {
  for (let visit = 0; visit < 25; visit += 1) {
    const recorder = recorderOf(`idle${visit}`);
    const keeper = keepRecording(recorder, clock);
    recorder.input('player', { type: 'retry' });
    await keeper.flush();
    keeper.stop();
    await clock.advance(1_000);
  }
  const kept = await Promise.all(
    Array.from({ length: 25 }, async (_, visit) => (await inputsOf(`idle${visit}`)) !== null),
  );
  expect(kept).toEqual(Array.from({ length: 25 }, (_, visit) => visit >= 5));
});

it('a device without a database plays on, and keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const recorder = recorderOf('three');
  const keeper = keepRecording(recorder, clock);
  recorder.input('player', { type: 'retry' });
  await keeper.flush();
  keeper.stop();
});
