import type { PageNotes } from '#engine/lab/record/stageNotes.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { client } from '#src/base/calls/client.ts';

/** Characters of what is noted. */
const MOST_TEXT = 300;
/** Queries, long numbers and whatever may be a token: of libraries nobody knows what they say. */
const PRIVATE = /\?\S+|\+?\d{7,}|[\w-]{24,}/g;

const shortened = (text: string): string => text.replace(PRIVATE, '…').slice(0, MOST_TEXT);

const textOf = (what: unknown): string => {
  if (what instanceof Error) return `${what.name}: ${what.message}`;
  return typeof what === 'object' && what !== null
    ? Object.prototype.toString.call(what)
    : `${what}`;
};

interface Failed {
  config?: { method?: string; url?: string };
}

/** What the page's console says and nobody catches, and the requests that fail, until it is stopped. */
export const listenToPage = ({ said, request }: PageNotes): (() => void) => {
  const say = (level: 'warning' | 'error', ...what: unknown[]) =>
    said({ level, text: shortened(what.map(textOf).join(' ')) });
  // Nothing is written: what others write is listened to.
  const { console: written } = window;
  const listen = (method: 'warn' | 'error', level: 'warning' | 'error') => {
    const own = written[method];
    const heard: typeof own = (...what) => {
      say(level, ...what);
      own.apply(written, what);
    };
    written[method] = heard;
    return () => {
      // Whoever listened after it goes on.
      if (written[method] === heard) written[method] = own;
    };
  };
  const onError = ({ error, message }: ErrorEvent) => say('error', error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => say('error', reason);
  const onFailure = (error: unknown): never => {
    if (error instanceof CallError) {
      const { config: { method = '', url = '' } = {} } = Object(error.cause) as Failed;
      const { status, message } = error;
      request({ method: method.toUpperCase(), path: shortened(url), status, message });
    }
    throw error;
  };
  const calls = client.interceptors.response.use(undefined, onFailure);
  const stops = [listen('warn', 'warning'), listen('error', 'error')];
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    for (const stop of stops) stop();
    client.interceptors.response.eject(calls);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
