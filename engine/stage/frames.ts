import type { Clock } from '../clock.ts';

/** Shown time: it goes on only while somebody can see it. */
export interface FrameClock {
  /** Milliseconds shown so far. */
  now(): number;
  /** Calls back each frame with the milliseconds since the last; the answer stops it. */
  add(callback: (deltaMs: number) => void): () => void;
}

export interface RunningFrames extends FrameClock {
  start(): void;
  stop(): void;
  isRunning(): boolean;
}

export interface SteppingFrames extends FrameClock {
  /** Shows `ms` more, in frames of `frameMs`. */
  step(ms: number, frameMs?: number): void;
}

/** A frame that comes late is shown as if it took this long, so that nothing jumps. */
export const MAX_DELTA_MS = 50;

const createCallbacks = () => {
  let callbacks: ((deltaMs: number) => void)[] = [];
  let now = 0;
  return {
    now: () => now,
    add(callback: (deltaMs: number) => void) {
      callbacks = [...callbacks, callback];
      return () => {
        callbacks = callbacks.filter((each) => each !== callback);
      };
    },
    tick(deltaMs: number) {
      now += deltaMs;
      // Those added or removed meanwhile make a new list: this one stays whole.
      for (const callback of callbacks) callback(deltaMs);
    },
  };
};

/** Frames as the browser paints them; `render` comes after all callbacks of a frame. */
export const createFrames = (
  clock: Pick<Clock, 'frame'>,
  render: () => void = () => {},
): RunningFrames => {
  const { now, add, tick } = createCallbacks();
  let cancel: (() => void) | null = null;
  let last: number | null = null;

  const onFrame = (at: number) => {
    cancel = clock.frame(onFrame);
    const delta = last === null ? 0 : Math.min(MAX_DELTA_MS, Math.max(0, at - last));
    last = at;
    tick(delta);
    render();
  };

  return {
    now,
    add,
    start() {
      if (cancel) return;
      last = null;
      cancel = clock.frame(onFrame);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
    isRunning: () => cancel !== null,
  };
};

/** Frames on demand, for tests and replays. */
export const createSteppingFrames = (): SteppingFrames => {
  const { now, add, tick } = createCallbacks();
  return {
    now,
    add,
    step(ms, frameMs = 1000 / 60) {
      for (let left = ms; left > 0; left -= frameMs) tick(Math.min(frameMs, left));
    },
  };
};
