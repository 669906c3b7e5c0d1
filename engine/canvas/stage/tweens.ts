import { EASES } from './ease.ts';
import type { FrameClock } from './frames.ts';
import { hurriedMs } from './hurry.ts';

/** When and how something moves, as data: an entry of a room's `BEATS`, which the harness edits. */
export interface Beat {
  ms: number;
  /** Milliseconds before it begins. */
  delay?: number;
  /** Left out: `cubicOut`. */
  ease?: keyof typeof EASES;
  /** What of it is otherwise where the player asked for less motion. */
  calm?: Omit<Partial<Beat>, 'calm'>;
}

/** Milliseconds, or a beat. */
export type Time = number | Beat;
export const beatOf = (time: Time): Beat => (typeof time === 'number' ? { ms: time } : time);

export interface TweenOptions extends Beat {
  /** Stops it where it is; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The numbers a tween moves, and where to. */
type Moves<T> = { [K in keyof T as T[K] extends number ? K : never]?: number };

/** Movements that belong together: skipped, cancelled and timed as one. */
export interface TweenGroup {
  /** Calls `step` with the eased share 0..1 each frame, with 1 at the end. */
  run(step: (share: number) => void, options: TweenOptions): Promise<void>;
  /** Moves numbers of `target` from where they are when it begins. */
  to<T extends object>(target: T, moves: Moves<T>, options: TweenOptions): Promise<void>;
  /** Resolves after so much shown time. */
  wait(time: Time, signal?: AbortSignal): Promise<void>;
  /** Goes on until cancelled; `step` gets the milliseconds since it began. Skipping leaves it be. */
  loop(step: (elapsedMs: number, deltaMs: number) => void): () => void;
  /** Ends all at their last value; whatever is begun before `unskip` ends at once. */
  skip(): void;
  unskip(): void;
  isSkipping(): boolean;
  /**
   * From now on all of it is shown within `ms` of shown time, faster the longer it takes; what begins after
   * them ends at once. Null: at its own pace.
   */
  hurry(ms: number | null): void;
  /** Stops all where they are, for good; their promises, and those of whatever is begun later, reject with an AbortError. */
  cancel(): void;
}

interface Running {
  advance(deltaMs: number): boolean;
  finish(): void;
  stop(reason: unknown): void;
}

const cancelled = () => new DOMException('cancelled', 'AbortError');

/** One movement, which settles its promise; `onAbort` is called before that when its signal says so. */
const createTween = (
  step: (share: number) => void,
  { ms, delay = 0, ease = 'cubicOut', signal }: TweenOptions,
  { resolve, reject }: { resolve(): void; reject(reason: unknown): void },
  onAbort: (aborted: Running) => void,
): Running => {
  const eased = EASES[ease];
  let elapsed = -delay;
  const abort = () => {
    onAbort(tween);
    tween.stop(signal?.reason);
  };
  const tween: Running = {
    advance(deltaMs) {
      elapsed += deltaMs;
      if (elapsed < 0) return true;
      if (elapsed >= ms) {
        tween.finish();
        return false;
      }
      step(eased(elapsed / ms));
      return true;
    },
    finish() {
      step(1);
      signal?.removeEventListener('abort', abort);
      resolve();
    },
    stop(reason) {
      signal?.removeEventListener('abort', abort);
      reject(reason);
    },
  };
  signal?.addEventListener('abort', abort, { once: true });
  return tween;
};

/** Moves numbers of `target` from where they are at the first step. */
const mover = <T extends object>(target: T, moves: Moves<T>): ((share: number) => void) => {
  const record = target as Record<string, number>;
  const goals = Object.entries(moves as Record<string, number>);
  let froms: number[] | null = null;
  return (share) => {
    froms ??= goals.map(([key]) => record[key] ?? 0);
    for (let i = 0; i < goals.length; i += 1) {
      const [key, goal] = goals[i] as [string, number];
      const from = froms[i] as number;
      record[key] = from + (goal - from) * share;
    }
  };
};

/** What holds of a beat now. */
export const heldOf = <T extends TweenOptions>(options: T, isCalm: boolean): T =>
  isCalm && options.calm ? { ...options, ...options.calm } : options;

/** A group on `frames`. It asks for frames only while something in it runs. */
export const createTweens = (frames: FrameClock, isCalm = () => false): TweenGroup => {
  let running: Running[] = [];
  let loops: ((deltaMs: number) => void)[] = [];
  let isSkipping = false;
  let isCancelled = false;
  let stopFrames: (() => void) | null = null;

  let hurry: { ms: number; from: number; passedMs: number } | null = null;

  const isLate = () => hurry !== null && frames.now() - hurry.from >= hurry.ms;
  /** Of a frame of `deltaMs`, what passes here. */
  const paced = (deltaMs: number): number => {
    if (!hurry) return deltaMs;
    const { passedMs, from, ms } = hurry;
    hurry.passedMs = hurriedMs(frames.now() - from, ms);
    return isLate() ? hurry.passedMs : hurry.passedMs - passedMs;
  };

  const onFrame = (deltaMs: number) => {
    const passed = paced(deltaMs);
    for (const each of running) if (!each.advance(passed)) remove(each);
    for (const loop of loops) loop(deltaMs);
    rest();
  };
  const rest = () => {
    if (running.length > 0 || loops.length > 0) return;
    stopFrames?.();
    stopFrames = null;
  };
  const wake = () => {
    stopFrames ??= frames.add(onFrame);
  };
  const remove = (gone: Running) => {
    running = running.filter((each) => each !== gone);
  };

  const run: TweenGroup['run'] = (step, beat) =>
    new Promise<void>((resolve, reject) => {
      if (isCancelled) return reject(cancelled());
      const options = heldOf(beat, isCalm());
      const { ms, delay = 0, signal } = options;
      if (signal?.aborted) return reject(signal.reason);
      if (isSkipping || isLate() || ms + delay <= 0) {
        step(1);
        return resolve();
      }
      running = [...running, createTween(step, options, { resolve, reject }, remove)];
      wake();
    });

  return {
    run,
    to: (target, moves, options) => run(mover(target, moves), options),
    wait: (time, signal) => run(() => {}, { ...beatOf(time), signal }),
    loop(step) {
      if (isCancelled) return () => {};
      let elapsed = 0;
      const advance = (deltaMs: number) => {
        elapsed += deltaMs;
        step(elapsed, deltaMs);
      };
      loops = [...loops, advance];
      wake();
      return () => {
        loops = loops.filter((each) => each !== advance);
        rest();
      };
    },
    skip() {
      isSkipping = true;
      const ending = running;
      running = [];
      for (const tween of ending) tween.finish();
      rest();
    },
    unskip() {
      isSkipping = false;
    },
    isSkipping: () => isSkipping,
    hurry(ms) {
      hurry = ms === null ? null : { ms, from: frames.now(), passedMs: 0 };
    },
    cancel() {
      isCancelled = true;
      const stopping = running;
      running = [];
      loops = [];
      for (const tween of stopping) tween.stop(cancelled());
      rest();
    },
  };
};
