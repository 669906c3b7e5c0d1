import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#src/base/calls/keys.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { applyLiveCoin, whenCoinsShown } from '#src/session/coinHold.ts';
import { tellRoundNews } from '#src/session/roundNews.ts';
import type { SessionState } from '#src/session/state.ts';
import { setLive, useSession, whoseIs } from '#src/session/store.ts';

/**
 * Asks again for what may have changed. A first answer that is still under way may be of before the
 * change, and the cache would keep it: it is waited for.
 */
export const refetchIn =
  (cache: QueryClient) =>
  (...queryKeys: readonly (readonly string[])[]): void => {
    for (const queryKey of queryKeys) {
      // The player's state is shown by the session, whether or not a screen watches the answer.
      const refetchType = queryKey[0] === 'refresh' ? 'all' : 'active';
      const first = cache
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined);
      void Promise.allSettled(first.map(({ promise }) => promise)).then(() =>
        cache.invalidateQueries({ queryKey, refetchType }),
      );
    }
  };

const NEWS: ReadonlySet<string> = new Set(['inbox', 'redemption', 'reward']);

/** Opens the live connection; it comes as a chunk of its own, for players alone. */
const open = (): (() => void) => {
  let isStopped = false;
  let stop = () => {};
  Promise.all([import('#src/session/realtime.ts'), openQueryCache()])
    .then(([{ connectRealtime }, cache]) => {
      if (isStopped) return;
      const refetch = refetchIn(cache);
      const refetchNews = () => refetch(keys.refresh(true), keys.inbox);
      stop = connectRealtime({
        onChange({ topic, coin }) {
          // A balance that is here before the throw is seen would tell how it went.
          if (topic !== 'round' || !tellRoundNews()) applyLiveCoin(coin);
          refetch(keys.transactions());
          if (topic === 'redemption') refetch(keys.redemptions);
          // Each may have brought a message, and the balance comes with it: a throw is shown first.
          if (NEWS.has(topic)) whenCoinsShown(refetchNews);
        },
        onUp: setLive,
        onOpen() {
          tellRoundNews();
          // What came between the page's first question and now, nobody told either.
          whenCoinsShown(refetchNews);
        },
        onGap() {
          refetch(keys.refresh(true), keys.transactions(), keys.redemptions, keys.inbox);
          tellRoundNews();
        },
      });
    })
    .catch((error: unknown) => logFailure('No live connection', error));
  return () => {
    isStopped = true;
    stop();
  };
};

/** While somebody is logged in, what the server commits for them reaches the open page at once. */
export const keepLive = (): (() => void) => {
  let whose: string | null = null;
  let stop = () => {};
  const follow = (state: SessionState) => {
    const now = whoseIs(state);
    if (now === whose) return;
    whose = now;
    stop();
    stop = now === null ? () => {} : open();
    void refreshPlayer();
  };
  follow(useSession.getState());
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
};
