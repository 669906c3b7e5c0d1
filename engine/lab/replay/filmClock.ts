import { type AdjustableClock, createAdjustableClock } from '../../core/adjustableClock.ts';

/** The time a recording is shown in: it is told what time it is, and passes in frames from there. */
export interface FilmClock extends AdjustableClock {
  /** It is that time now, epoch milliseconds, also where that is earlier. Nothing falls due by it. */
  set(now: number): void;
}

/** Begins at `start`, epoch milliseconds; `nextFrame` is the browser's. */
export const createFilmClock = (
  start: number,
  nextFrame: (callback: (at: number) => void) => void,
): FilmClock => {
  const inner = createAdjustableClock(start, nextFrame);
  /** Timers and frames live in passed time alone; what o'clock it is, is said beside. */
  let moved = 0;
  const now = () => inner.now() + moved;
  return {
    ...inner,
    // They were cut where they were recorded.
    hasExactFrames: true,
    now,
    frame: (callback) => inner.frame(() => callback(inner.now())),
    set(next) {
      moved += next - now();
    },
  };
};
