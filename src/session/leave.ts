import { stored } from '#src/base/stored.ts';
import { clearSession } from './store.ts';

interface Leaving {
  /** The token of the session that ended, for telling the server. */
  token: string | null;
  /** Not the player's own wish: refused by the server, or logged out in another tab. */
  isForced: boolean;
}
type Listener = (leaving: Leaving) => void;
const listeners = new Set<Listener>();

/** Calls back after every logout, whoever started it. */
export const onLeft = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const end = (isForced: boolean): void => {
  const token = stored.swToken.get();
  clearSession();
  for (const listener of listeners) listener({ token, isForced });
};

/** The player logs out. */
export const logout = (): void => end(false);

/** Forced logout (spec 4): 401, 403, expired session, refused socket, another tab. */
export const leave = (): void => end(true);
