import type { Clock } from '../../core/clock.ts';

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
  /** Shown time begins: what is shown next sees the same whatever stood there before. */
  rewind(): void;
}

export interface SteppingFrames extends FrameClock {
  /** Shows `ms` more, in frames of `frameMs`. */
  step(ms: number, frameMs?: number): void;
}

/** A single late frame is shown as if it took this long, so that nothing jumps. */
export const MAX_DELTA_MS = 50;
/** Where every frame is late nothing may lag behind the round's clock: time is caught up with. */
const MAX_SLOW_DELTA_MS = 400;

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
    rewind() {
      now = 0;
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
  clock: Pick<Clock, 'frame' | 'hasExactFrames'>,
  render: () => void = () => {},
): RunningFrames => {
  const { now, add, tick, rewind } = createCallbacks();
  let cancel: (() => void) | null = null;
  let last: number | null = null;
  let before = 0;

  const onFrame = (at: number) => {
    cancel = clock.frame(onFrame);
    const delta = last === null ? 0 : Math.max(0, at - last);
    const most = clock.hasExactFrames
      ? delta
      : Math.min(MAX_SLOW_DELTA_MS, Math.max(MAX_DELTA_MS, before * 1.5));
    last = at;
    before = delta;
    tick(Math.min(delta, most));
    render();
  };

  return {
    now,
    add,
    start() {
      if (cancel) return;
      last = null;
      before = 0;
      cancel = clock.frame(onFrame);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
    isRunning: () => cancel !== null,
    rewind,
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
