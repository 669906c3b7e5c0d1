import { PUSH_CHANGED } from '#contract/pushNews.ts';
import { logFailure } from '#src/base/log.ts';
import { permissionNow } from '#src/features/notifications/permission.ts';
import { onLeft } from '#src/session/leave.ts';
import { useSession } from '#src/session/store.ts';
import { whilePlayer } from '#src/session/whilePlayer.ts';

const device = () => import('#src/features/notifications/device.ts');
const failed = (error: unknown) => logFailure('Push notifications', error);

/** What was granted once is kept up; nothing here asks for it. */
const keepUp = (): void => {
  if (permissionNow() !== 'granted') return;
  device()
    .then(({ keepDevice }) => keepDevice())
    .catch(failed);
};

/** The number on the app's icon is that of the unread messages. */
const showBadge = (unread: number): void => {
  const shown = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
  shown?.catch(failed);
};

/** Refreshes the push token while somebody is logged in, and has it go with the logout. */
export const followPushes = (): void => {
  whilePlayer(() => {
    keepUp();
    const listen = ({ data }: MessageEvent) => {
      if (data === PUSH_CHANGED) keepUp();
    };
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  });
  onLeft(() => {
    if (permissionNow() !== 'granted') return;
    device()
      .then(({ dropDevice }) => dropDevice())
      .catch(failed);
  });
  // What was pushed while no page was open may have set another.
  showBadge(useSession.getState().unreadCount);
  useSession.subscribe(({ unreadCount }, before) => {
    if (unreadCount !== before.unreadCount) showBadge(unreadCount);
  });
};
