/**
 * The one place of the client that knows the time: wall time, timers and frames. Everything else
 * takes a `Clock`, so that tests step it and a replay runs without waiting.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once after `ms`; the answer cancels it. */
  later(ms: number, callback: () => void): () => void;
  /** Calls back every `ms`; the answer stops it. */
  every(ms: number, callback: () => void): () => void;
  /** Calls back before the next paint; the answer cancels it. */
  frame(callback: (now: number) => void): () => void;
  /** Its frames are as long as they are to be shown: none comes late. */
  hasExactFrames?: boolean;
}

const browserClock: Clock = {
  now: () => Date.now(),
  later(ms, callback) {
    const id = setTimeout(callback, ms);
    return () => clearTimeout(id);
  },
  every(ms, callback) {
    const id = setInterval(callback, ms);
    return () => clearInterval(id);
  },
  frame(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

declare global {
  /** Set before the app starts by who owns the page's time: browser journeys (tests/journeys/time/). */
  var clubClock: Clock | undefined;
}

/** The browser's time, unless the page was given a clock of somebody's own. */
export const wallClock: Clock = globalThis.clubClock ?? browserClock;

/** Ends a long task: what waits for this runs as one of its own, and touches between both are answered. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
export const sleep = (clock: Clock, ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const cancel = clock.later(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
