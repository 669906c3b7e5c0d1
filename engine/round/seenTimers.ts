import type { Clock } from '../core/clock.ts';

/** A round's machine, as far as whether something lies over its stage. */
export interface Covered {
  getSnapshot(): { context: { isCovered: boolean } };
  subscribe(callback: () => void): { unsubscribe(): void };
}

/** Timers of what is shown: while something lies over it they stand, and they begin anew after that. */
export const seenTimers = (
  clock: Pick<Clock, 'later'>,
  machine: Covered,
): Pick<Clock, 'later'> => ({
  later(ms, callback) {
    let cancel: (() => void) | null = null;
    const follow = () => {
      if (machine.getSnapshot().context.isCovered) {
        cancel?.();
        cancel = null;
      } else
        cancel ??= clock.later(ms, () => {
          unsubscribe();
          callback();
        });
    };
    const { unsubscribe } = machine.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      cancel?.();
    };
  },
});
