import type { Entry } from '#contract/recording.ts';

/** Distributes over the kinds: each without its time. */
type Timeless<T = Entry> = T extends unknown ? Omit<T, 'at'> : never;

/** Where an entry belongs: what outlives its segment is noted no more. */
export interface Page {
  note(entry: Timeless): void;
  /** Begins a turn: from here on `now` stands still, until the next one. */
  turn(): void;
  now(): number;
  /** The next number of a call, a timer or a show in this segment. */
  next(what: 'call' | 'timer' | 'show'): number;
  /** The child actor that was begun last. */
  owner(): string;
}
