import { create } from 'zustand';

/** How many rounds are on. */
const useRounds = create<{ on: number }>()(() => ({ on: 0 }));
const count = (by: 1 | -1): void => useRounds.setState(({ on }) => ({ on: on + by }));

/** From here on a round is on, and no message pops up, until the answer is called. */
export const holdMessages = (): (() => void) => {
  count(1);
  let isHeld = true;
  return () => {
    if (isHeld) count(-1);
    isHeld = false;
  };
};

/** Nobody is in the middle of a round. */
export const useIsCalm = (): boolean => useRounds(({ on }) => on === 0);
