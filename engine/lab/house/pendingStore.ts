import type { PendingStore } from '../../round/calls.ts';

/** Keeps the call under way in memory: it survives a new link, and no reload of the page. */
export const createPendingStore = (): PendingStore => {
  let kept: unknown = null;
  return {
    load: () => kept,
    save: (call) => {
      kept = call;
    },
    clear: () => {
      kept = null;
    },
  };
};
