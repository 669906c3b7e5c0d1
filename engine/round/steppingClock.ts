import type { Clock } from '../core/clock.ts';

export interface SteppingClock extends Clock {
  /** Lets every promise that can go on do so, without any time passing. */
  settle(): Promise<void>;
  /** Steps to each due time in order, settling at each, until `ms` have passed. */
  advance(ms: number): Promise<void>;
  /** How many timers and frames wait. */
  waiting(): number;
}

interface Timer {
  dueAt: number;
  callback: () => void;
}

interface SteppingOptions {
  /** Milliseconds between two frames. */
  frameMs?: number;
  /** Lets promises go on, where turns of the microtask queue alone don't reach them all. */
  settle?: () => Promise<void>;
}

/**
 * A clock for tests and replays: time passes only when told to. Starts at `start`, epoch ms. Stands on
 * nothing around it, since browser journeys send its source to their pages.
 */
export const createSteppingClock = (
  start = 0,
  { frameMs = 1_000 / 60, settle: ownSettle }: SteppingOptions = {},
): SteppingClock => {
  let now = start;
  // Insertion order breaks ties, so timers of the same due time fire in the order they were set.
  const timers = new Set<Timer>();

  const later = (ms: number, callback: () => void) => {
    const timer: Timer = { dueAt: now + Math.max(0, ms), callback };
    timers.add(timer);
    return () => {
      timers.delete(timer);
    };
  };

  const earliest = (): Timer | undefined => {
    let first: Timer | undefined;
    for (const timer of timers) if (!first || timer.dueAt < first.dueAt) first = timer;
    return first;
  };

  const settle =
    ownSettle ??
    (async () => {
      // Promises that lead to promises: more turns than any chain of ours has.
      for (let turn = 0; turn < 60; turn++) await Promise.resolve();
    });

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
    frame: (callback) => later(frameMs, () => callback(now)),
    settle,
    async advance(ms) {
      const target = now + ms;
      await settle();
      for (let next = earliest(); next && next.dueAt <= target; next = earliest()) {
        now = next.dueAt;
        timers.delete(next);
        next.callback();
        await settle();
      }
      now = target;
    },
    waiting: () => timers.size,
  };
};
