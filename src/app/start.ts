import { onSignedOut } from '#src/base/calls/client.ts';
import { clearQueryCache } from '#src/base/calls/QueryCache.tsx';
import { forgetDatabases } from '#src/base/databases.ts';
import { keepInstallOffer } from '#src/base/install.ts';
import { keepLinkToken } from '#src/base/linkToken.ts';
import { logFailure } from '#src/base/log.ts';
import { paths } from '#src/base/paths.ts';
import { rememberPath } from '#src/base/redirect.ts';
import { onTokenElsewhere } from '#src/base/stored.ts';
import { isInTelegram } from '#src/features/telegram/host.ts';
import { feedBridge } from '#src/session/feedBridge.ts';
import { leave, onLeft } from '#src/session/leave.ts';
import { checkAppVersion, mergeStored, persistSession, saveNow } from '#src/session/persist.ts';
import { noteSwitch } from '#src/session/switched.ts';
import { guardGhostClicks } from './ghostClick.ts';
import { watchLanguage } from './i18n.ts';
import { keepLive } from './live.ts';
import { followPushes } from './push.ts';
import { sendReportsWhenLive } from './reports.ts';
import type { Router } from './router.ts';

/** Reads what was stored and cleans the address, before anything else looks at either. */
export const restoreSession = (): void => {
  keepLinkToken();
  checkAppVersion();
  mergeStored();
  persistSession();
  feedBridge();
  watchLanguage();
  keepInstallOffer();
  guardGhostClicks();
};

const tellServer = async (token: string) =>
  (await import('#src/features/account/session.ts')).postLogout(token);

/** Ties logout, whoever starts it, to caches, server and router; and the tabs to one another. */
export const wireSession = (router: Router): void => {
  onSignedOut(leave);
  sendReportsWhenLive();
  keepLive(() => void router.revalidate());
  followPushes();
  if (isInTelegram())
    import('./telegram.ts')
      .then(({ followTelegram }) => followTelegram(router))
      .catch((error: unknown) => logFailure('Telegram is not followed', error));
  onLeft(({ token, isForced }) => {
    noteSwitch(null);
    clearQueryCache();
    forgetDatabases();
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
