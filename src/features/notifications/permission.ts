import { useEffect, useState } from 'react';

/** As the browser says it (spec 4); `unsupported`: it can show none, and is never asked. */
export type Permission = 'unsupported' | NotificationPermission;

export const permissionNow = (): Permission =>
  'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : 'unsupported';

/** How it stands, also after a way to the browser's own settings; and how to look again. */
export const usePermission = (): [Permission, look: () => void] => {
  const [permission, setPermission] = useState(permissionNow);
  const look = () => setPermission(permissionNow());
  useEffect(() => {
    const follow = () => setPermission(permissionNow());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return [permission, look];
};
