import { expect, it, vi } from 'vitest';
import { createSteppingFrames } from './frames.ts';
import { onLateFrames } from './lateFrames.ts';

const setUp = () => {
  const frames = createSteppingFrames();
  const callback = vi.fn();
  const stop = onLateFrames(frames, callback);
  /** So many frames a second, for so many. */
  const show = (rate: number, count: number) => {
    for (let i = 0; i < count; i += 1) frames.step(1_000 / rate, 1_000 / rate);
  };
  return { callback, show, stop };
};

it('is called where two seconds of frames are mostly late, and not for hitches', () => {
  const { callback, show } = setUp();
  show(60, 70);
  show(10, 50);
  expect(callback).not.toHaveBeenCalled();
  show(60, 50);
  show(30, 70);
  expect(callback).toHaveBeenCalledOnce();
});

it('is called no more once it was stopped', () => {
  const { callback, show, stop } = setUp();
  stop();
  show(20, 240);
  expect(callback).not.toHaveBeenCalled();
});
