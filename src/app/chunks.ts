import { chunkReload } from '#src/session/stored.ts';

/** Where the page can be reloaded; handed in by tests. */
interface Page {
  isOnline(): boolean;
  reload(): void;
}
const page: Page = {
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
};

/**
 * Loads a part of the app. A part that has vanished with a new release comes back with one reload;
 * a second failure of the same part, or being offline, is an error for the boundary to show.
 */
export const loadOnce = async <T>(
  name: string,
  load: () => Promise<T>,
  { isOnline, reload }: Page = page,
): Promise<T> => {
  try {
    const part = await load();
    if (chunkReload.get() === name) chunkReload.set(null);
    return part;
  } catch (error) {
    if (chunkReload.get() === name || !isOnline()) throw error;
    chunkReload.set(name);
    reload();
    // The page goes away: nothing more is to be shown in it.
    return new Promise(() => {});
  }
};
