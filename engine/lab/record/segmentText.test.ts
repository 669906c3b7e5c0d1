import { expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';
import { createSegmentText } from './segmentText.ts';

const recorder = createRecorder({ game: 'fto', clock: { now: () => 7 }, visit: 'v', build: '1' });

it('[replay] what is written to the device is the recording, whichever of it was written before', () => {
  const textOf = createSegmentText();
  const expectWhole = (id: number, part = recorder.recording()) => {
    expect(JSON.parse(textOf(part, id))).toEqual(part);
  };
  expectWhole(0);
  for (const bet of [100, 200, 300]) {
    recorder.input('player', { type: 'bet', bet });
    recorder.input('chrome', { type: 'news' });
    expectWhole(0);
  }
  // Frames that go on after they were written.
  for (let second = 0; second < 3; second += 1) {
    recorder.stage.frame(16);
    expectWhole(0);
  }
  recorder.input('chrome', { type: 'news' });
  expectWhole(0);
  // Another segment, though it has as many entries.
  const { segments, ...rest } = recorder.recording();
  const other = segments.map((segment) => ({
    ...segment,
    entries: segment.entries.map((entry) => ({ ...entry, at: 9 })),
  }));
  expectWhole(1, { ...rest, segments: other });
  expectWhole(0);
});

it('goes through each entry once', () => {
  const textOf = createSegmentText();
  recorder.input('player', { type: 'retry' });
  textOf(recorder.recording(), 0);
  const part = recorder.recording();
  const [first] = part.segments[0]?.entries ?? [];
  Object.defineProperty(first, 'toJSON', {
    value: () => {
      throw new Error('written again');
    },
  });
  recorder.input('player', { type: 'retry' });
  expect(textOf(recorder.recording(), 0)).toContain('"retry"');
});
