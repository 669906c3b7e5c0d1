import { useSyncExternalStore } from 'react';

let rounds = 0;
const listeners = new Set<() => void>();

const count = (by: 1 | -1): void => {
  rounds += by;
  for (const listener of listeners) listener();
};

/** From here on a round is on, and no message pops up, until the answer is called. */
export const holdMessages = (): (() => void) => {
  count(1);
  let isHeld = true;
  return () => {
    if (isHeld) count(-1);
    isHeld = false;
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Nobody is in the middle of a round. */
export const useIsCalm = (): boolean => useSyncExternalStore(subscribe, () => rounds === 0);
