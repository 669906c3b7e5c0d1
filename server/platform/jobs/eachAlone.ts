/** Told of what failed; a caller that has nobody to tell throws it. */
export type OnError = (error: unknown) => void;
export const thrown: OnError = (error) => {
  throw error;
};

/**
 * Does some work for each, one after the other, and answers what came of it. What fails for one is told, and
 * holds up none of the others: a round that can't be settled is no reason to leave all others open.
 */
export const eachAlone = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  onError: OnError,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items)
    try {
      results.push(await work(item));
    } catch (error) {
      onError(error);
    }
  return results;
};
