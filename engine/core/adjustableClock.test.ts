import { expect, test } from 'vitest';
import { createAdjustableClock, FRAME_MS } from './adjustableClock.ts';

const setUp = () => {
  let paint: (at: number) => void = () => {};
  const clock = createAdjustableClock(1_000, (callback) => {
    paint = callback;
  });
  const stop = clock.run();
  const heard: string[] = [];
  clock.later(40, () => heard.push(`later ${clock.now()}`));
  clock.every(25, () => heard.push(`every ${clock.now()}`));
  const onFrame = (at: number) => {
    heard.push(`frame ${at}`);
    clock.frame(onFrame);
  };
  clock.frame(onFrame);
  return { clock, heard, stop, paint: (at: number) => paint(at) };
};

test('slow motion: timers and frames come at an eighth of the speed, in their order', () => {
  const { clock, heard, paint } = setUp();
  clock.setRate(1 / 8);
  for (const at of [500, 580, 660, 740, 820, 900]) paint(at);
  expect(heard).toEqual([
    'frame 1000',
    'frame 1010',
    'frame 1020',
    'every 1025',
    'frame 1030',
    'later 1040',
    'frame 1040',
    'every 1050',
    'frame 1050',
  ]);
});

test('paused nothing happens but the single steps', () => {
  const { clock, heard, paint } = setUp();
  clock.setRate(0);
  for (const at of [500, 1_000, 1_500]) paint(at);
  expect(heard).toEqual([]);
  clock.pass(FRAME_MS);
  expect(heard).toEqual([`frame ${1_000 + FRAME_MS}`]);
});

test('a page that was hidden does not catch up', () => {
  const { clock, paint } = setUp();
  paint(500);
  paint(60_500);
  expect(clock.now()).toBe(1_100);
});

test('one that was ended follows no frame any more', () => {
  const { clock, stop, paint } = setUp();
  paint(500);
  stop();
  paint(550);
  expect(clock.now()).toBe(1_000);
});
