import { cubicOut, type Ease } from './ease.ts';
import type { FrameClock } from './frames.ts';

interface TweenOptions {
  ms: number;
  /** Milliseconds before it begins. */
  delay?: number;
  ease?: Ease;
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
  /** Resolves after `ms` of shown time. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Goes on until cancelled; `step` gets the milliseconds since it began. Skipping leaves it be. */
  loop(step: (elapsedMs: number, deltaMs: number) => void): () => void;
  /** Ends all at their last value; whatever is begun before `unskip` ends at once. */
  skip(): void;
  unskip(): void;
  isSkipping(): boolean;
  /** Stops all where they are; their promises reject with an AbortError. */
  cancel(): void;
}

interface Running {
  advance(deltaMs: number): boolean;
  finish(): void;
  stop(reason: unknown): void;
}

const cancelled = () => new DOMException('cancelled', 'AbortError');

/** A group on `frames`. It asks for frames only while something in it runs. */
export const createTweens = (frames: FrameClock): TweenGroup => {
  let running: Running[] = [];
  let loops: ((deltaMs: number) => void)[] = [];
  let isSkipping = false;
  let stopFrames: (() => void) | null = null;

  const onFrame = (deltaMs: number) => {
    for (const each of running) if (!each.advance(deltaMs)) remove(each);
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

  const run: TweenGroup['run'] = (step, { ms, delay = 0, ease = cubicOut, signal }) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (isSkipping || ms + delay <= 0) {
        step(1);
        return resolve();
      }
      let elapsed = -delay;
      const onAbort = () => {
        remove(tween);
        tween.stop(signal?.reason);
      };
      const settle = (how: () => void) => {
        signal?.removeEventListener('abort', onAbort);
        how();
      };
      const tween: Running = {
        advance(deltaMs) {
          elapsed += deltaMs;
          if (elapsed < 0) return true;
          if (elapsed >= ms) {
            this.finish();
            return false;
          }
          step(ease(elapsed / ms));
          return true;
        },
        finish: () => {
          step(1);
          settle(resolve);
        },
        stop: (reason) => settle(() => reject(reason)),
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      running = [...running, tween];
      wake();
    });

  return {
    run,
    to(target, moves, options) {
      const record = target as Record<string, number>;
      const keys = Object.keys(moves);
      const goals = keys.map((key) => (moves as Record<string, number>)[key] ?? 0);
      let froms: number[] | null = null;
      return run((share) => {
        froms ??= keys.map((key) => record[key] ?? 0);
        for (let i = 0; i < keys.length; i += 1) {
          const key = keys[i] as string;
          const from = froms[i] as number;
          record[key] = from + ((goals[i] as number) - from) * share;
        }
      }, options);
    },
    wait: (ms, signal) => run(() => {}, { ms, signal }),
    loop(step) {
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
    cancel() {
      const stopping = running;
      running = [];
      loops = [];
      for (const tween of stopping) tween.stop(cancelled());
      rest();
    },
  };
};
