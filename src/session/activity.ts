import * as z from 'zod/mini';
import {
  ActivityId,
  activityEndPath,
  activityHeartbeatPath,
  activityStartPath,
  HEARTBEAT_SECONDS,
} from '#contract/activity.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { type Beacon, sealBeacon, sendBeacon } from '#src/base/calls/beacon.ts';
import { call } from '#src/base/calls/client.ts';
import { logFailure } from '#src/base/log.ts';
import { stored } from '#src/base/stored.ts';

const Nothing = z.object({});

/** A time of being here, from the moment the page is looked at. */
interface Visit {
  sessionId: string;
  /** Ready to be sent: there is no time to seal it when the page goes. */
  end: Beacon;
  stop(): void;
}

/**
 * Tells the club how long the player is here (spec 7): from when the page is looked at until it is
 * hidden or left, with a heartbeat every 30 seconds. A failure is only logged. Answers how to stop.
 */
export const keepActivity = (clock: Clock = wallClock): (() => void) => {
  let visit: Visit | null = null;
  /** Each time the page is looked at, anew; null: it is not. */
  let look: object | null = null;

  const beat = (sessionId: string) =>
    call(Nothing, { method: 'POST', url: activityHeartbeatPath, data: { sessionId } }).catch(
      (error: unknown) => logFailure('The heartbeat was not heard', error),
    );

  const begin = async () => {
    const own = {};
    look = own;
    try {
      const { sessionId } = await call(ActivityId, {
        method: 'POST',
        url: activityStartPath,
        data: {},
      });
      const end = await sealBeacon(activityEndPath, { sessionId });
      // It was hidden again meanwhile, and perhaps looked at once more.
      if (look !== own) return sendBeacon(end);
      stored.trackerSession.set(sessionId);
      const stop = clock.every(HEARTBEAT_SECONDS * 1000, () => void beat(sessionId));
      visit = { sessionId, end, stop };
    } catch (error) {
      logFailure('The activity was not begun', error);
    }
  };

  const finish = () => {
    look = null;
    if (visit === null) return;
    visit.stop();
    sendBeacon(visit.end);
    stored.trackerSession.set(null);
    visit = null;
  };

  const follow = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && look === null) void begin();
    if (!isSeen) finish();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', finish);
  window.addEventListener('pageshow', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', finish);
    window.removeEventListener('pageshow', follow);
    finish();
  };
};
