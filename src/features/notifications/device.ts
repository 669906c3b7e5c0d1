import { PushState, PushToken, pushPath } from '#contract/push.ts';
import { sleep, wallClock } from '#engine/core/clock.ts';
import { call } from '#src/base/calls/client.ts';
import { stored } from '#src/base/stored.ts';

/** A worker that is not there by then was not registered. */
const WORKER_MS = 20_000;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const isLate = new AbortController();
  const late = sleep(wallClock, WORKER_MS, isLate.signal).then(() => null);
  const ready = await Promise.race([navigator.serviceWorker.ready, late]);
  isLate.abort();
  late.catch(() => {});
  if (ready === null) throw new Error('There is no service worker');
  return ready;
};

const textOf = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether a subscription was made for the club's present key; a browser that can't say is believed. */
const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey === null || textOf(options.applicationServerKey) === publicKey;

const keep = async (login: string | null): Promise<void> => {
  const { pushManager } = await worker();
  const { publicKey, endpoint } = await call(PushState, { url: pushPath });
  let subscription = await pushManager.getSubscription();
  if (subscription !== null && !isFor(subscription, publicKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  if (subscription?.endpoint === endpoint && stored.fcmToken.get() !== null) return;
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = subscription.toJSON();
  const data = { endpoint: subscription.endpoint, keys, publicKey };
  const { token } = await call(PushToken, { method: 'PUT', url: pushPath, data });
  // Who has logged out meanwhile has none.
  if (stored.swToken.get() === login) stored.fcmToken.set(token);
};

const drop = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** One after the other: a login right after a logout finds no subscription that is about to go. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
};

/**
 * Makes this device the one the player is reached at, and keeps its push token: where the browser has
 * another subscription than the server knows, or the club another key. Rejects with `CallError`, and with
 * what the browser says when it can't reach its push service.
 */
export const keepDevice = (): Promise<void> => {
  const login = stored.swToken.get();
  return inTurn(() => keep(login));
};

/** Takes the browser's subscription back; the server forgot it with the session. */
export const dropDevice = (): Promise<void> => inTurn(drop);
