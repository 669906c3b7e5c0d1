import type { Clock } from './clock.ts';

/** Time that passes slower or faster than everybody's, stands, or goes on by a frame. */
export interface AdjustableClock extends Clock {
  /** 1: as fast as everybody's time; 0: it stands. */
  setRate(rate: number): void;
  /** So many milliseconds pass: what is due is called, then one frame is shown. */
  pass(ms: number): void;
  /** Begins to follow the browser's frames; the answer ends it. */
  run(): () => void;
}

export const FRAME_MS = 1_000 / 60;
/** A frame that comes later than this, as after the page was hidden, is taken for one as late. */
const MOST_MS = 100;

interface Timer {
  dueAt: number;
  callback: () => void;
}

/** Begins at `start`, epoch milliseconds; `nextFrame` is the browser's. */
export const createAdjustableClock = (
  start: number,
  nextFrame: (callback: (at: number) => void) => void,
): AdjustableClock => {
  let now = start;
  let rate = 1;
  // A set keeps the order in which they were made, which is theirs when they are due together.
  const timers = new Set<Timer>();
  const frames = new Set<(now: number) => void>();

  const later = (ms: number, callback: () => void) => {
    const timer = { dueAt: now + Math.max(0, ms), callback };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const nextDue = (by: number): Timer | undefined =>
    [...timers].filter(({ dueAt }) => dueAt <= by).toSorted((a, b) => a.dueAt - b.dueAt)[0];
  const pass = (ms: number) => {
    const end = now + ms;
    for (let due = nextDue(end); due; due = nextDue(end)) {
      now = due.dueAt;
      timers.delete(due);
      due.callback();
    }
    now = end;
    const showing = [...frames];
    frames.clear();
    for (const callback of showing) callback(now);
  };

  const run = () => {
    let last: number | null = null;
    let isOver = false;
    const onFrame = (at: number) => {
      if (isOver) return;
      nextFrame(onFrame);
      const real = Math.min(MOST_MS, at - (last ?? at));
      last = at;
      if (rate > 0) pass(real * rate);
    };
    nextFrame(onFrame);
    return () => {
      isOver = true;
    };
  };

  return {
    now: () => now,
    later,
    every(ms, callback) {
      let cancel = () => {};
      const again = () => {
        cancel = later(ms, again);
        callback();
      };
      cancel = later(ms, again);
      return () => cancel();
    },
    frame(callback) {
      frames.add(callback);
      return () => void frames.delete(callback);
    },
    setRate(next) {
      rate = next;
    },
    pass,
    run,
  };
};
