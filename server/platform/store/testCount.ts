import { vi } from 'vitest';
import type { Store } from './store.ts';

/** Counts the statements a store outside any transaction is asked while `work` runs. */
export const countStatements = async (
  store: Store,
  work: () => Promise<unknown>,
): Promise<number> => {
  const spies = [vi.spyOn(store, 'run'), vi.spyOn(store.db._.session, 'prepareQuery')];
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};
