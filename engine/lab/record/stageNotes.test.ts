import { expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { type PageLayer, Recording } from '#contract/recording.ts';
import { createSteppingClock } from '../../round/steppingClock.ts';
import { reelOf } from '../replay/reel.ts';
import { createFrameRuns } from './frameRuns.ts';
import { createRecorder } from './recorder.ts';

it('even frames are one run, whatever they vary by; a late one is a run of its own', () => {
  const runs = createFrameRuns();
  for (const ms of [16.6, 16.7, 16.7, 16.6, 50, 16.6, 17]) runs.add(ms);
  expect(runs.take()).toEqual([
    [16.65, 4],
    [50, 1],
    [16.8, 2],
  ]);
  expect(runs.take()).toEqual([]);
});

it('[replay] frames stand before what came after them, and waiting adds no entries', async () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const recorder = createRecorder({ game: 'fto', visit: 'v', build: '1', clock });
  recorder.stage.around({ language: 'ms', isVisible: true, isOn: true });
  recorder.stage.frame(0);
  await clock.advance(20);
  recorder.stage.frame(20);
  recorder.input('player', { type: 'retry' });
  const kinds = () => recorder.entries().map(({ kind }) => kind);
  expect(kinds()).toEqual(['around', 'frames', 'input']);
  for (let second = 0; second < 3; second += 1) {
    for (let frame = 0; frame < 50; frame += 1) {
      await clock.advance(20);
      recorder.stage.frame(20);
    }
    recorder.recording();
    expect(kinds()).toEqual(['around', 'frames', 'input', 'frames']);
  }
  const { segments } = Recording.parse(JSON.parse(JSON.stringify(recorder.recording())));
  expect(segments[0]?.entries).toMatchObject([
    { at: 0, change: { language: 'ms', isOn: true } },
    {
      at: 20,
      runs: [
        [0, 1],
        [20, 1],
      ],
    },
    { kind: 'input' },
    { at: 3_020, runs: [[20, 150]] },
  ]);
});

it('[replay] a frame that came late begins an entry, which is of the time of its last frame', async () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const recorder = createRecorder({ game: 'fto', visit: 'v', build: '1', clock });
  recorder.stage.around({ isOn: true });
  for (const [took, shown] of [
    [10, 0],
    [20, 20],
    [700, 400],
    [410, 400],
    [20, 20],
    [650, 400],
  ] as const) {
    await clock.advance(took);
    recorder.stage.frame(shown);
  }
  // Written later, and of the time it was all the same.
  await clock.advance(90);
  recorder.input('player', { type: 'retry' });
  expect(recorder.entries().slice(1, -1)).toMatchObject([
    {
      at: 30,
      runs: [
        [0, 1],
        [20, 1],
      ],
    },
    {
      at: 1_160,
      runs: [
        [400, 2],
        [20, 1],
      ],
    },
    { at: 1_810, runs: [[400, 1]] },
  ]);
});

it('[replay] what lies over the stage is told again where a round begins, and what is gone is not, however much was told', () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const recorder = createRecorder({ game: 'fto', visit: 'v', build: '1', clock });
  const notice: PageLayer = {
    what: 'notice',
    box: [0, 0, 390, 60],
    key: 'play:lost.title',
    parts: [],
  };
  const note = (layer: number, shown: PageLayer | null) =>
    recorder.stage.page({ kind: 'layer', layer, shown });
  recorder.inspect({
    type: '@xstate.snapshot',
    snapshot: { status: 'active', value: 'idle', context: {} },
    actorRef: { sessionId: '' },
    rootId: '',
  } as unknown as InspectionEvent);
  note(1, notice);
  for (let layer = 2; layer < 900; layer += 1) {
    note(layer, notice);
    if (layer !== 500) note(layer, null);
  }
  recorder.input('player', { type: 'open' });
  const { segments } = recorder.recording();
  expect(segments.map(({ entries }) => entries.length)).toEqual([1 + 600 + 598, 3]);
  expect(segments[1]?.entries.slice(0, 2)).toMatchObject([
    { kind: 'layer', layer: 1, shown: notice },
    { kind: 'layer', layer: 500, shown: notice },
  ]);
  const { steps, layersAt } = reelOf(recorder.recording(), []);
  expect(layersAt(steps.length - 1)).toEqual([notice, notice]);
  note(500, null);
  const after = reelOf(recorder.recording(), []);
  expect(after.layersAt(after.steps.length - 1)).toEqual([notice]);
});
