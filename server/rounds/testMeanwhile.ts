import type { Store } from '../store/store.ts';

/**
 * Tests' own: a store on which something comes in between, once: before a statement of that name (`round_start`),
 * or before a transaction.
 */
export const meanwhile = (
  store: Store,
  before: 'transaction' | 'round_start',
  act: () => Promise<unknown>,
): Store => {
  let isDone = false;
  const comeBefore = async (what: string) => {
    if (what !== before || isDone) return;
    isDone = true;
    await act();
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
