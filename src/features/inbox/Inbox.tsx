import { type ComponentType, useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { useSession } from '#src/session/store.ts';

/** The page has its first second to itself: a message pops up later anyway. */
const SETTLED_MS = 1000;

const load = async (): Promise<ComponentType> =>
  (await Promise.all([import('./InboxNews.tsx'), openQueryCache()]))[0].InboxNews;

/** Pops up what came for the player, on any screen; nothing of it is loaded before it is needed. */
export const Inbox = () => {
  const hasNews = useSession((state) => state.isAuth && state.unreadCount > 0);
  const [News, setNews] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasNews) return;
    return wallClock.later(SETTLED_MS, () =>
      load().then(
        (component) => setNews(() => component),
        (error: unknown) => logFailure('The inbox could not be loaded', error),
      ),
    );
  }, [hasNews]);
  return hasNews && News ? <News /> : null;
};
