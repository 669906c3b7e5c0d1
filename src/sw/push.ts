/// <reference lib="webworker" />
import { ownPath } from '#contract/ownPath.ts';
import { PUSH_CHANGED, type PushNews } from '#contract/pushNews.ts';

/** What a push of another version, or none of ours, is told as: something has to be shown. */
const UNKNOWN: PushNews = {
  title: 'Hornbill Club',
  body: '',
  language: 'en',
  path: '/inbox',
  tag: 'club',
  unread: 0,
};

/** What was pushed. */
export const readNews = (text: string | undefined): PushNews => {
  try {
    const told: unknown = JSON.parse(text ?? '');
    return typeof told === 'object' ? { ...UNKNOWN, ...told } : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/** How it is shown: without a sound where a page of the club is seen, which tells it too. */
export const notificationOf = (
  { title, body, language, path, tag }: PushNews,
  isSeen: boolean,
): [title: string, options: NotificationOptions] => [
  title,
  { body, lang: language, tag, silent: isSeen, icon: '/icons/icon-192.png', data: { path } },
];

/** Where a click leads: never out of the club. */
export const placeOf = (data: unknown, origin: string): string => {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return origin + ((typeof path === 'string' ? ownPath(path) : null) ?? UNKNOWN.path);
};

/** The number on the app's icon; browsers without one have nothing to set. */
const showBadge = async (
  { navigator }: ServiceWorkerGlobalScope,
  unread: number,
): Promise<void> => {
  await (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.());
};

const windowsOf = ({ clients }: ServiceWorkerGlobalScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

const show = async (worker: ServiceWorkerGlobalScope, text: string | undefined): Promise<void> => {
  const news = readNews(text);
  const isSeen = (await windowsOf(worker)).some((page) => page.visibilityState === 'visible');
  await worker.registration.showNotification(...notificationOf(news, isSeen));
  await showBadge(worker, news.unread);
};

/** Shows a place of the club on the page there is, or on a new one. */
const open = async (worker: ServiceWorkerGlobalScope, place: string): Promise<void> => {
  const pages = await windowsOf(worker);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await worker.clients.openWindow(place));
  // Each may be refused: a page the browser just put in front, one that another worker controls.
  await page.focus().catch(() => null);
  if (page.url === place) return;
  await page.navigate(place).catch(() => worker.clients.openWindow(place));
};

type Changed = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** Subscribes again as before, and has the pages tell the server; where none is open, the next one does. */
const subscribeAgain = async (
  worker: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: Changed,
): Promise<void> => {
  if (!newSubscription && oldSubscription)
    await worker.registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await windowsOf(worker)) page.postMessage(PUSH_CHANGED);
};

/** What the service worker does with pushes and with the notifications that come of them. */
export const listenForPushes = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, event.data?.text()));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, placeOf(event.notification.data, worker.location.origin)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const changed = event as Changed;
    changed.waitUntil(subscribeAgain(worker, changed));
  });
};
