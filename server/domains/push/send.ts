import { createHash } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush, { type RequestDetails } from 'web-push';
import type { PushNews } from '#contract/pushNews.ts';
import { keptUntil, PUSH_KINDS } from './kinds.ts';
import type { Claimed } from './queue.ts';
import type { VapidKeys } from './vapid.ts';

/** Shorter than a process that is to stop waits for what runs. */
const TIMEOUT_MS = 8000;

/** What became of a request to a push service. */
export type Sent =
  | { kind: 'taken' }
  /** The subscription is no more: it was taken back, or its keys are none. */
  | { kind: 'gone' }
  /** Not taken for certain, and worth another try; no sooner than so many milliseconds, if it says so. */
  | { kind: 'later'; waitMs: number; why: string }
  /** What was sent, or for whom, is wrong (400, 401, 403): perhaps the device is. */
  | { kind: 'refused'; why: string }
  /** Refused for good, or nobody knows whether it was taken: never tried again. */
  | { kind: 'over'; why: string };

const SECOND = 1000;
const retryAfter = (answer: IncomingMessage): number => {
  const seconds = Number(answer.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND : 0;
};

const judge = (answer: IncomingMessage): Sent => {
  const status = answer.statusCode ?? 0;
  const why = `the push service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', waitMs: retryAfter(answer), why };
  if (status === 400 || status === 401 || status === 403) return { kind: 'refused', why };
  // A redirect too: it would lead where the list of push services does not.
  return { kind: 'over', why };
};

/** Calls back when the request may have begun to travel. */
const onConnected = (request: ClientRequest, isSecure: boolean, callback: () => void): void => {
  request.once('socket', (socket) => {
    if (!socket.connecting) return callback();
    socket.once(isSecure ? 'secureConnect' : 'connect', callback);
  });
};

/** Posts once, on a connection of its own: one kept alive may be lost in a way that tells nothing. */
const post = ({ endpoint, method, headers, body }: RequestDetails): Promise<Sent> =>
  new Promise((resolve) => {
    const isSecure = endpoint.startsWith('https:');
    const send = isSecure ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let isOnItsWay = false;
    const request = send(endpoint, { method, headers, signal, agent: false }, (answer) => {
      answer.on('error', () => {}).resume();
      resolve(judge(answer));
    });
    onConnected(request, isSecure, () => {
      isOnItsWay = true;
    });
    request.on('error', ({ message }) =>
      resolve(
        isOnItsWay
          ? { kind: 'over', why: `no answer, perhaps taken: ${message}` }
          : { kind: 'later', waitMs: 0, why: message },
      ),
    );
    request.end(body);
  });

/** The push service keeps the latest message of a topic alone, should one come twice after all. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

interface Signed {
  vapid: VapidKeys;
  /** Whom a push service turns to: `mailto:` or https. */
  contact: string;
  now: number;
}

/** Encrypts what a device shows for it alone (RFC 8291), signs it (RFC 8292) and posts it once. */
export const sendPush = (
  { subscription, kind, giveUpAt }: Pick<Claimed, 'subscription' | 'kind' | 'giveUpAt'>,
  news: PushNews,
  { vapid, contact, now }: Signed,
): Promise<Sent> => {
  let details: RequestDetails;
  try {
    details = webPush.generateRequestDetails(subscription, JSON.stringify(news), {
      vapidDetails: { subject: contact, ...vapid },
      TTL: Math.max(1, Math.floor((keptUntil(kind, { giveUpAt, now }) - now) / SECOND)),
      urgency: PUSH_KINDS[kind].urgency,
      topic: topicOf(news.tag),
      contentEncoding: 'aes128gcm',
    });
  } catch {
    // The device's key is no point of the curve.
    return Promise.resolve({ kind: 'gone' });
  }
  return post(details);
};
