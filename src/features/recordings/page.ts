import { wallClock } from '#engine/core/clock.ts';
import type { PageNotes } from '#engine/lab/record/stageNotes.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { client } from '#src/base/calls/client.ts';
import { watchTouches } from './watchTouches.ts';

/** What watches the layers of the page comes once the game is on: none waits for it. Milliseconds. */
const WATCH_AFTER_MS = 3_000;

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

/**
 * What the page's console says and nobody catches, the requests that fail, touches of the stage's controls, and what
 * lies over it, until it is stopped.
 */
export const listenToPage = (notes: PageNotes): (() => void) => {
  const { page } = notes;
  const say = (level: 'warning' | 'error', ...what: unknown[]) =>
    page({ kind: 'said', level, text: shortened(what.map(textOf).join(' ')) });
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
      page({
        kind: 'request',
        method: method.toUpperCase(),
        path: shortened(url),
        status,
        message,
      });
    }
    throw error;
  };
  const calls = client.interceptors.response.use(undefined, onFailure);
  let isOver = false;
  let stopWatching = () => {};
  const watch = async () => {
    const { watchPage } = await import('./watchPage.ts');
    if (!isOver) stopWatching = watchPage(notes);
  };
  // Without it a recording lacks them alone.
  const callOff = wallClock.later(WATCH_AFTER_MS, () => void watch().catch(() => {}));
  const stops = [callOff, watchTouches(notes), listen('warn', 'warning'), listen('error', 'error')];
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    stopWatching();
    client.interceptors.response.eject(calls);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
