/**
 * `round`: something may have happened in a round of the player's without them: the other side of a match
 * moved, or the live connection was away. `table`: whether a round can be opened, and how many.
 */
type News = 'round' | 'table';

const listeners = new Set<(news: News) => void>();

/** Calls back with what may have changed. The answer stops it. */
export const onRoundNews = (callback: (news: News) => void): (() => void) => {
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
  };
};

/**
 * Tells the open play screen; true when there is one. It asks what happened, and shows the coins that
 * go with it when it has shown that.
 */
export const tellRoundNews = (news: News = 'round'): boolean => {
  for (const listener of listeners) listener(news);
  return listeners.size > 0;
};
