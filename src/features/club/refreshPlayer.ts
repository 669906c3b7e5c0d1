import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { isLoggedIn } from '#src/session/store.ts';

/**
 * Asks for the player's newest state unless it is fresh; the session shows it, so nothing has to
 * watch the answer (`usePlayer` does, for screens that show the answer's own parts). For a visitor
 * it does nothing.
 */
export const refreshPlayer = async (): Promise<void> => {
  if (!isLoggedIn()) return;
  try {
    const [answers, { playerQuery }] = await Promise.all([
      openQueryCache(),
      import('./playerQuery.ts'),
    ]);
    await answers.prefetchQuery(playerQuery);
  } catch (error) {
    logFailure('The player could not be asked for', error);
  }
};
