import type { Socket } from 'socket.io-client';
import {
  CLUB_EVENT,
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  RECONNECT_MS,
  RealtimeChange,
} from '#contract/realtime.ts';
import { wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { stored } from '#src/base/stored.ts';
import { leave } from './leave.ts';
import { watchOpenings } from './openings.ts';

/** Refusals of the connection that end the session (spec 4); any other one is ignored. */
export const ENDING_ERRORS: ReadonlySet<string> = new Set([
  'pleaseLoginToContinue',
  'accessBlock',
  'sessionConflict',
  'forbidden',
]);

interface Follow {
  /** A change that is the next of its line, or newer than any before. */
  onChange(change: RealtimeChange): void;
  /** Changes may have been missed: what the page shows has to be asked for again. */
  onGap(): void;
  /** What everyone sees changed, or the club closed or opened. */
  onClub(): void;
  /** The first connection is up: what happened since the page first asked, nobody told. */
  onOpen(): void;
  /** Whether the connection is up, each time that changes; told before what it missed is. */
  onUp(isUp: boolean): void;
}

/**
 * Reads changes in their order: an old one is dropped, a jump in the version is a gap. Without a
 * version before it, the first change only tells where the line stands.
 */
export const createChangeReader = ({ onChange, onGap }: Pick<Follow, 'onChange' | 'onGap'>) => {
  let seen: number | null = null;
  return {
    take(input: unknown): void {
      const parsed = RealtimeChange.safeParse(input);
      if (!parsed.success) {
        onGap();
        return;
      }
      const { version, topic } = parsed.data;
      if (seen !== null && version <= seen) return;
      const isGap = seen !== null && version > seen + 1;
      seen = version;
      if (topic !== 'missed') onChange(parsed.data);
      if (isGap || topic === 'missed') onGap();
    },
  };
};

/**
 * Keeps a websocket to the player's namespace open until stopped. Without a token nobody is logged
 * in, whatever the state says: forced logout (spec 4).
 */
export const connectRealtime = (follow: Follow): (() => void) => {
  let socket: Socket | null = null;
  let isStopped = false;
  let cancel = () => {};
  const reader = createChangeReader(follow);

  let watchOpening = () => {};

  /** A refusal or a farewell of the server ends socket.io's own attempts; ours go on. */
  const reconnect = (to: Socket) => {
    cancel();
    if (isStopped || to.active) return;
    cancel = wallClock.later(RECONNECT_MS, () => {
      to.connect();
      watchOpening();
    });
  };

  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isStopped) return;
    if (stored.swToken.get() === null) return leave();
    const opened = io(REALTIME_NAMESPACE, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      randomizationFactor: 0,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      // Asked for at every attempt, so that a reconnection never uses an old token.
      auth: (send) => send({ token: stored.swToken.get() }),
    });
    socket = opened;
    watchOpening = watchOpenings(opened, () => reconnect(opened));
    let isFirst = true;
    opened.on('connect', () => {
      follow.onUp(true);
      if (isFirst) follow.onOpen();
      else follow.onGap();
      isFirst = false;
    });
    opened.on(REALTIME_EVENT, reader.take);
    opened.on(CLUB_EVENT, follow.onClub);
    opened.on('disconnect', () => {
      follow.onUp(false);
      reconnect(opened);
    });
    opened.on('connect_error', (error) => {
      if (!ENDING_ERRORS.has(error.message)) return reconnect(opened);
      // The socket is often first to learn of a login elsewhere: the same words as after a 401.
      if (error.message === 'sessionConflict') stored.loginNotice.set('msg.otherDevice');
      leave();
    });
  };

  open().catch((error: unknown) => logFailure('No live connection', error));
  return () => {
    isStopped = true;
    cancel();
    socket?.disconnect();
  };
};
