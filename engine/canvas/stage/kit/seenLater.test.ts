import { expect, it } from 'vitest';
import { createSteppingClock } from '../../../round/steppingClock.ts';
import { createFrames } from '../frames.ts';
import { seenLater } from './seenLater.ts';

const setUp = async (frameMs: number) => {
  const clock = createSteppingClock(0, { frameMs });
  const frames = createFrames(clock);
  frames.start();
  await clock.advance(frameMs);
  let calls = 0;
  const cancel = seenLater({ clock, frames }, 1_000, () => {
    calls += 1;
  });
  return { clock, frames, cancel, calls: () => calls };
};

it('comes once, by the clock on the wall, however slow the frames are', async () => {
  for (const frameMs of [10, 250]) {
    const { clock, calls } = await setUp(frameMs);
    await clock.advance(980);
    expect(calls()).toBe(0);
    await clock.advance(2 * frameMs);
    expect(calls()).toBe(1);
    await clock.advance(5_000);
    expect(calls()).toBe(1);
  }
});

it('waits while the stage stands still, and goes on where it was', async () => {
  const { clock, frames, calls } = await setUp(10);
  await clock.advance(600);
  frames.stop();
  await clock.advance(5_000);
  expect(calls()).toBe(0);
  frames.start();
  await clock.advance(380);
  expect(calls()).toBe(0);
  await clock.advance(60);
  expect(calls()).toBe(1);
});

it('is called off', async () => {
  const { clock, cancel, calls } = await setUp(10);
  await clock.advance(500);
  cancel();
  await clock.advance(5_000);
  expect(calls()).toBe(0);
});
