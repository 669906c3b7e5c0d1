import type { Store } from './store.ts';

/**
 * Tests' own: a store on which something comes in between, once: before a statement of that name (`round_write`),
 * or before a transaction, the first unless `turn` says which.
 */
export const meanwhile = (
  store: Store,
  before: 'transaction' | 'round_write',
  act: () => Promise<unknown>,
  turn = 1,
): Store => {
  let left = turn;
  const comeBefore = async (what: string) => {
    if (what !== before) return;
    left -= 1;
    if (left === 0) await act();
  };
  return {
    ...store,
    async transaction(work) {
      await comeBefore('transaction');
      return store.transaction(work);
    },
    async run(statement, values) {
      await comeBefore(statement.name);
      return store.run(statement, values);
    },
  };
};
