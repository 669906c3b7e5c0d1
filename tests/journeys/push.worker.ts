import { listenForPushes } from '#src/sw/push.ts';

// What journeys push to: the service worker's half that has to do with pushes, alone (pushClub.ts).
listenForPushes(self as unknown as Parameters<typeof listenForPushes>[0]);
