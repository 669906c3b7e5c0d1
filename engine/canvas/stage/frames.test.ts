import { expect, it, vi } from 'vitest';
import { createFrames, createSteppingFrames, MAX_DELTA_MS } from './frames.ts';

/** A clock whose frames the test calls. */
const handClock = () => {
  let pending: ((now: number) => void) | null = null;
  return {
    frame(callback: (now: number) => void) {
      pending = callback;
      return () => {
        pending = null;
      };
    },
    paint(at: number) {
      const callback = pending;
      pending = null;
      callback?.(at);
    },
    isWaiting: () => pending !== null,
  };
};

it('shows a late frame as the longest allowed, and no time at all while stopped', () => {
  const clock = handClock();
  const render = vi.fn();
  const frames = createFrames(clock, render);
  const deltas: number[] = [];
  frames.add((delta) => deltas.push(delta));
  frames.start();
  clock.paint(1_000);
  clock.paint(1_016);
  clock.paint(9_000);
  expect(deltas).toEqual([0, 16, MAX_DELTA_MS]);
  frames.stop();
  expect(clock.isWaiting()).toBe(false);
  frames.start();
  clock.paint(60_000);
  expect(frames.now()).toBe(16 + MAX_DELTA_MS);
  expect(render).toHaveBeenCalledTimes(4);
});

it('keeps up with the clock where every frame is late', () => {
  const clock = handClock();
  const frames = createFrames(clock);
  frames.start();
  for (let at = 0; at <= 2_000; at += 200) clock.paint(at);
  // The first late frame is cut, the second partly; from the third on all time is shown.
  expect(frames.now()).toBeGreaterThan(1_800);
});

it('lets a callback remove itself and add others in the middle of a frame', () => {
  const frames = createSteppingFrames();
  const late = vi.fn();
  const remove = frames.add(() => {
    remove();
    frames.add(late);
  });
  const other = vi.fn();
  frames.add(other);
  frames.step(10, 10);
  expect(other).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
  frames.step(10, 10);
  expect(late).toHaveBeenCalledExactlyOnceWith(10);
});

it('steps through exactly the time it is asked for', () => {
  const frames = createSteppingFrames();
  let sum = 0;
  frames.add((delta) => {
    sum += delta;
  });
  frames.step(100, 16);
  expect(sum).toBeCloseTo(100);
});

it('rewound, it counts from the beginning, and runs on', () => {
  const clock = handClock();
  const frames = createFrames(clock);
  frames.start();
  clock.paint(1_000);
  clock.paint(1_040);
  expect(frames.now()).toBe(40);
  frames.rewind();
  expect(frames.now()).toBe(0);
  clock.paint(1_056);
  expect(frames.now()).toBe(16);
});
