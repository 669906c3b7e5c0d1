import { vi } from 'vitest';

export const KEY = 'BAUG';
const bytes = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

/** Tests' own: a browser that shows notifications, with a worker and a push service. */
export const withPush = (permission: NotificationPermission, answer = permission) => {
  const Notification = {
    permission,
    requestPermission: vi.fn(async () => {
      Notification.permission = answer;
      return answer;
    }),
  };
  let made = 0;
  let current: PushSubscription | null = null;
  const subscriptionBy = (applicationServerKey: string) => {
    made += 1;
    const endpoint = `https://fcm.googleapis.com/${made}`;
    current = {
      endpoint,
      options: { applicationServerKey: bytes(applicationServerKey), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: vi.fn(async () => {
        current = null;
        return true;
      }),
    } as unknown as PushSubscription;
    return current;
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async (options: { applicationServerKey: string }) =>
      subscriptionBy(options.applicationServerKey),
    ),
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { Notification, pushManager, serviceWorker, current: () => current };
};

export const withoutPush = () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
