import { type Clock, sleep } from '../core/clock.ts';

/**
 * Runs `work` for at most `ms` and answers null when it took longer. `work`'s own signal is aborted
 * when the time is up or `outer` is; in the latter case the answer rejects with `outer`'s reason.
 */
export const withLimit = <T>(
  clock: Pick<Clock, 'later'>,
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const inner = new AbortController();
    const stop = () => {
      finish();
      inner.abort(outer.reason);
      reject(outer.reason);
    };
    const cancel = clock.later(ms, () => {
      finish();
      inner.abort();
      resolve(null);
    });
    const finish = () => {
      cancel();
      outer.removeEventListener('abort', stop);
    };
    outer.addEventListener('abort', stop, { once: true });
    // Started in this very turn, so that an animation begins with the frame it was asked in.
    new Promise<T>((begin) => begin(work(inner.signal))).then(
      (value) => {
        finish();
        resolve(value);
      },
      (error: unknown) => {
        finish();
        reject(error);
      },
    );
  });

/** Resolves at an absolute time of `clock`, and not before `leastMs` have passed. */
export const sleepUntil = (
  clock: Clock,
  at: number,
  leastMs: number,
  signal: AbortSignal,
): Promise<void> => sleep(clock, Math.max(at - clock.now(), leastMs, 0), signal);
