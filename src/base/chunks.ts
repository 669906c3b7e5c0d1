import { isReachable, OutOfReach } from './reach.ts';
import { chunkReload } from './stored.ts';

/** Where the page can be reloaded; handed in by tests. */
interface Page {
  isReachable(): Promise<boolean>;
  reload(): void;
}
const page: Page = {
  isReachable,
  reload: () => window.location.reload(),
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
