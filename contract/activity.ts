import * as z from 'zod/mini';

/** How long a player is in the club: one session for each time a page of it is looked at. */
export const ActivityId = z.object({ sessionId: z.uuid('msg.invalidSessionId') });

/** POST activity/start: the first moment. */
export const activityStartPath = 'activity/start';

/** POST activity/heartbeat: still here. 400 `msg.invalidSessionId` for one that is over or another's. */
export const activityHeartbeatPath = 'activity/heartbeat';

/** POST activity/end: the page was left or hidden. One that is over stays as it was. */
export const activityEndPath = 'activity/end';

/** Seconds between two heartbeats. */
export const HEARTBEAT_SECONDS = 30;
