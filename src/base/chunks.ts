import type { OwnPath } from '#contract/ownPath.ts';
import { loadPage } from './go.ts';
import { isReachable, OutOfReach } from './reach.ts';
import { chunkReload } from './stored.ts';

/** The address that is on its way, not shown yet; null: none is. Told by the router (src/app/router.ts). */
let pendingAddress = (): OwnPath | null => null;
export const tellPending = (ask: typeof pendingAddress): void => {
  pendingAddress = ask;
};

/** Where the page can be reloaded; handed in by tests. */
interface Page {
  isReachable(): Promise<boolean>;
  reload(): void;
}
const page: Page = {
  isReachable,
  // A screen whose part vanished is on its way: loaded anew, the page is to be that one.
  reload() {
    const to = pendingAddress();
    if (to === null) window.location.reload();
    else loadPage(to);
  },
};

/**
 * Loads a part of the app. A part that has vanished with a new release comes back with one reload;
 * a second failure of the same part is an error for the boundary to show, and so is a server out of
 * reach (`OutOfReach`): a page that is loaded anew then would be lost.
 */
export const loadOnce = async <T>(
  name: string,
  load: () => Promise<T>,
  { isReachable, reload }: Page = page,
): Promise<T> => {
  try {
    const part = await load();
    if (chunkReload.get() === name) chunkReload.set(null);
    return part;
  } catch (error) {
    if (!(await isReachable())) throw new OutOfReach(name, { cause: error });
    if (chunkReload.get() === name) throw error;
    chunkReload.set(name);
    reload();
    // The page goes away: nothing more is to be shown in it.
    return new Promise(() => {});
  }
};
