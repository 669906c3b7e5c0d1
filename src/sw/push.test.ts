/// <reference lib="webworker" />
import { expect, it, vi } from 'vitest';
import { PUSH_CHANGED } from '#contract/pushNews.ts';
import { listenForPushes, notificationOf, placeOf, readNews } from './push.ts';

const ORIGIN = 'https://club.test';
const NEWS = {
  title: 'Hello',
  body: 'From the club',
  language: 'en',
  path: '/inbox/7?notifiid=7',
  tag: 'message-7',
  unread: 2,
};

const pageAt = (url: string, state: Partial<WindowClient> = {}) => ({
  url,
  focused: false,
  visibilityState: 'hidden',
  focus: vi.fn(async () => {}),
  navigate: vi.fn(async () => {}),
  postMessage: vi.fn(),
  ...state,
});

/** A worker with these pages open; `tell` hands it an event and waits for what it does. */
const workerWith = (pages: object[]) => {
  const listeners = new Map<string, (event: unknown) => void>();
  const worker = {
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
    location: new URL(ORIGIN),
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => null) },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    navigator: { setAppBadge: vi.fn(), clearAppBadge: vi.fn() },
  };
  listenForPushes(worker as unknown as ServiceWorkerGlobalScope);
  const tell = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const push = (data: unknown) => tell('push', { data: { text: () => JSON.stringify(data) } });
  const click = async (data: unknown) => {
    const close = vi.fn();
    await tell('notificationclick', { notification: { data, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { worker, tell, push, click };
};

it('[call-push] shows what was pushed, and how much is unread on the app’s icon', async () => {
  const { worker, push } = workerWith([]);
  await push(NEWS);
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Hello',
    expect.objectContaining({ body: 'From the club', lang: 'en', tag: 'message-7', silent: false }),
  );
  expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(2);
  await push({ ...NEWS, unread: 0 });
  expect(worker.navigator.clearAppBadge).toHaveBeenCalledOnce();
});

it('is silent beside a page that is seen, and shows something whatever came', async () => {
  const { worker, push, tell } = workerWith([pageAt(ORIGIN, { visibilityState: 'visible' })]);
  await push(NEWS);
  expect(worker.registration.showNotification.mock.lastCall?.[1]).toMatchObject({ silent: true });
  await tell('push', { data: null });
  expect(worker.registration.showNotification.mock.lastCall?.[0]).toBe('Hornbill Club');
  for (const text of [undefined, '', 'nothing', '7', 'null']) readNews(text);
  expect(readNews('{"title":"Later"}')).toMatchObject({ title: 'Later', path: '/inbox' });
  expect(notificationOf(NEWS, false)[1].data).toEqual({ path: NEWS.path });
});

it('[call-notification] a click opens the screen with notifiid, on the page there is', async () => {
  const page = pageAt(`${ORIGIN}/games`);
  const { worker, click } = workerWith([page]);
  await click({ path: NEWS.path });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledWith(ORIGIN + NEWS.path);
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

it('opens a page where there is none, or where the one there is can’t go', async () => {
  const none = workerWith([]);
  await none.click({ path: NEWS.path });
  expect(none.worker.clients.openWindow).toHaveBeenCalledWith(ORIGIN + NEWS.path);
  const refused = async () => {
    throw new TypeError('another worker has it');
  };
  const held = workerWith([pageAt(`${ORIGIN}/games`, { focus: refused, navigate: refused })]);
  await held.click({ path: NEWS.path });
  expect(held.worker.clients.openWindow).toHaveBeenCalledWith(ORIGIN + NEWS.path);
});

it('a page that is there already is only put in front', async () => {
  const page = pageAt(`${ORIGIN}/games/rock-scissor-paper/play`);
  await workerWith([page]).click({ path: '/games/rock-scissor-paper/play' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.navigate).not.toHaveBeenCalled();
});

it.each([
  null,
  {},
  { path: 7 },
  { path: 'https://evil.test/' },
  { path: '//evil.test/inbox' },
  { path: '/x/..//evil.test' },
  { path: 'javascript:alert(1)' },
])('a click never leads out of the club: %j', (data) => {
  expect(placeOf(data, ORIGIN)).toBe(`${ORIGIN}/inbox`);
});

it('[call-push] a subscription the browser took back is made anew, and the pages told', async () => {
  const page = pageAt(ORIGIN);
  const { worker, tell } = workerWith([page]);
  const options = { userVisibleOnly: true };
  await tell('pushsubscriptionchange', { oldSubscription: { options } });
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledWith(options);
  expect(page.postMessage).toHaveBeenCalledWith(PUSH_CHANGED);
  await tell('pushsubscriptionchange', { newSubscription: {}, oldSubscription: { options } });
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledOnce();
});
