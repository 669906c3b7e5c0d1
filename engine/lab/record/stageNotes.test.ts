import { expect, it } from 'vitest';
import { Recording } from '#contract/recording.ts';
import { createSteppingClock } from '../../round/steppingClock.ts';
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
  recorder.stage.frame(20);
  await clock.advance(20);
  recorder.input('player', { type: 'retry' });
  const kinds = () => recorder.entries().map(({ kind }) => kind);
  expect(kinds()).toEqual(['around', 'frames', 'input']);
  for (let second = 0; second < 3; second += 1) {
    for (let frame = 0; frame < 50; frame += 1) recorder.stage.frame(20);
    await clock.advance(1_000);
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
