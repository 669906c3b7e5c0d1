import { setImmediate as afterIo, setTimeout as sleepFor } from 'node:timers/promises';

/**
 * The one place of the server that knows the time. Everything else takes a `ServerClock`, so that tests
 * set it.
 */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once after `ms`; the answer cancels it. A timer never keeps the process alive. */
  later(ms: number, callback: () => void): () => void;
  /** Calls back every `ms`; the answer stops it. A timer never keeps the process alive. */
  every(ms: number, callback: () => void): () => void;
}

export const systemClock: ServerClock = {
  now: () => Date.now(),
  later(ms, callback) {
    const id = setTimeout(callback, ms);
    id.unref();
    return () => clearTimeout(id);
  },
  every(ms, callback) {
    const id = setInterval(callback, ms);
    id.unref();
    return () => clearInterval(id);
  },
};

/** The clock's time as a `Date`, for columns and ISO texts. `plusMs` may be negative. */
export const dateOf = (clock: ServerClock, plusMs = 0): Date => new Date(clock.now() + plusMs);

/** Resolves after `ms` of real time: for pauses between tries, never for game deadlines. */
export const pause = (ms: number): Promise<void> => sleepFor(ms);

/** Resolves when what has arrived at the process by now was looked at. */
export const turnOfIo = (): Promise<void> => afterIo();

/** A clock that stands until it is told to go on, and then fires what came due, in order. */
export class ManualClock implements ServerClock {
  #now: number;
  #timers: { at: number; every: number | null; callback: () => void }[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  later(ms: number, callback: () => void): () => void {
    return this.#add({ at: this.#now + ms, every: null, callback });
  }

  every(ms: number, callback: () => void): () => void {
    return this.#add({ at: this.#now + ms, every: ms, callback });
  }

  /** Moves on by `ms`, stopping at each timer that comes due on the way. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#timers
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at)
        .at(0);
      if (!due) break;
      this.#now = Math.max(this.#now, due.at);
      if (due.every === null) this.#timers = this.#timers.filter((timer) => timer !== due);
      else due.at += due.every;
      due.callback();
    }
    this.#now = end;
  }

  #add(timer: { at: number; every: number | null; callback: () => void }): () => void {
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}
