import { onSignedOut } from '#src/calls/client.ts';
import { feedBridge } from '#src/session/feedBridge.ts';
import { leave, onLeft } from '#src/session/leave.ts';
import { checkAppVersion, mergeStored, persistSession, saveNow } from '#src/session/persist.ts';
import { onTokenElsewhere } from '#src/session/stored.ts';
import { noteSwitch } from '#src/session/switched.ts';
import { guardGhostClicks } from './ghostClick.ts';
import { watchLanguage } from './i18n.ts';
import { keepInstallOffer } from './install.ts';
import { keepLive } from './live.ts';
import { logFailure } from './log.ts';
import { paths } from './paths.ts';
import { clearQueryCache } from './QueryCache.tsx';
import { rememberPath } from './redirect.ts';
import type { Router } from './router.tsx';

/** Reads what was stored, before anything else looks at it. */
export const openSession = (): void => {
  checkAppVersion();
  mergeStored();
  persistSession();
  feedBridge();
  watchLanguage();
  keepInstallOffer();
  guardGhostClicks();
};

const tellServer = async (token: string) =>
  (await import('#src/calls/session.ts')).postLogout(token);

/** Ties logout, whoever starts it, to caches, server and router; and the tabs to one another. */
export const wireSession = (router: Router): void => {
  onSignedOut(leave);
  keepLive();
  onLeft(({ token, isForced }) => {
    noteSwitch(null);
    clearQueryCache();
    saveNow();
    if (!isForced && token !== null) {
      tellServer(token).catch((error: unknown) => logFailure('Logout was not told', error));
    }
    if (!isForced) return;
    const { pathname, search } = router.state.location;
    rememberPath(pathname + search);
    void router.navigate(paths.login.href(), { replace: true });
  });
  onTokenElsewhere((login) => {
    if (login === null) return leave();
    // Another tab logged in: this one becomes that player.
    clearQueryCache();
    mergeStored();
    void router.revalidate();
  });
};
