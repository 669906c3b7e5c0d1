import type { Store } from '../../platform/store/store.ts';
import { maintenanceState } from '../club/index.ts';
import { publicOf } from './public.ts';

/**
 * Looks whether what everyone sees differs from when it was last asked, or the club closed or opened:
 * whoever changed it, in whichever process, and also where a day alone did.
 */
export const watchPublic = (store: Store): ((now: number) => Promise<boolean>) => {
  let seen: string | null = null;
  return async (now) => {
    const [{ vips }, closed] = await Promise.all([
      publicOf(store, now),
      maintenanceState(store.db),
    ]);
    const text = JSON.stringify([vips, closed]);
    const isNew = seen !== null && seen !== text;
    seen = text;
    return isNew;
  };
};
