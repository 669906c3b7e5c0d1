const listeners = new Set<() => void>();

/**
 * Calls back when something may have happened in a round of the player's without them: the other side
 * of a match moved, or the live connection was away. The answer stops it.
 */
export const onRoundNews = (callback: () => void): (() => void) => {
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
  };
};

/**
 * Tells the open play screen; true when there is one. It asks what happened, and shows the coins that
 * go with it when it has shown that.
 */
export const tellRoundNews = (): boolean => {
  for (const listener of listeners) listener();
  return listeners.size > 0;
};
