import type { Store } from '../store/store.ts';

/** How often this process changed what everyone sees. */
const counts = new WeakMap<Store, number>();

/** Another number than before: what was kept of what everyone sees is to be read anew. */
export const publicVersion = (store: Store): number => counts.get(store) ?? 0;

/** Something that everyone sees has changed, in a transaction that is committed. */
export const publicChanged = (store: Store): void =>
  void counts.set(store, publicVersion(store) + 1);
