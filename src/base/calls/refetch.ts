import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what may have changed; resolves when every answer is here. A first answer that is
 * still under way may be of before the change, and the cache's own `invalidateQueries` would keep it:
 * it is waited for.
 */
export const refetchIn =
  (cache: QueryClient) =>
  async (...queryKeys: readonly (readonly string[])[]): Promise<void> => {
    const refetch = async (queryKey: readonly string[]) => {
      const first = cache
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined);
      await Promise.allSettled(first.map(({ promise }) => promise));
      // The player's state is shown by the session, whether or not a screen watches the answer.
      const refetchType = queryKey[0] === 'refresh' ? 'all' : 'active';
      await cache.invalidateQueries({ queryKey, refetchType });
    };
    await Promise.all(queryKeys.map(refetch));
  };
