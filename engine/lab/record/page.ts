import type { Entry } from '#contract/recording.ts';
import type { Clock } from '../../core/clock.ts';
import type { Segments } from './segments.ts';

/** Distributes over the kinds: each without its time. */
export type Timeless<T = Entry> = T extends unknown ? Omit<T, 'at'> : never;

/** Where an entry belongs: what outlives its segment is noted no more. */
export interface PageLog {
  note(entry: Timeless): void;
  /** Begins a turn: from here on `now` stands still, until the next one. */
  turn(): void;
  now(): number;
  /** The next number of a call, a timer or a show in this segment. */
  next(what: 'call' | 'timer' | 'show'): number;
  /** The child actor that was begun last. */
  owner(): string;
}

/** The pages of a visit that began at `startedAt`, one for each thing that is noted. */
export const createPages = (
  clock: Pick<Clock, 'now'>,
  segments: Segments,
  startedAt: number,
  /** Called before each note, for what has to stand before it. */
  before: () => void = () => {},
) => {
  let turnAt = startedAt;
  let owner = 'root';
  let numbers = { call: 0, timer: 0, show: 0 };
  const page = (): PageLog => {
    const mine = segments.current();
    return {
      note(entry) {
        if (mine !== segments.current()) return;
        before();
        mine.entries.push({ ...entry, at: turnAt - startedAt } as Entry);
      },
      turn() {
        // What outlived its segment is no cause of a replay: time must not go on by it either.
        if (mine === segments.current()) turnAt = clock.now();
      },
      now: () => turnAt,
      next(what) {
        numbers[what] += 1;
        return numbers[what];
      },
      owner: () => owner,
    };
  };
  return {
    page,
    /** Another child actor was begun. */
    own(src: string) {
      owner = src;
    },
    /** Another segment counts from one. */
    renumber() {
      numbers = { call: 0, timer: 0, show: 0 };
    },
  };
};
