// What other domains use of this one; they know it by nothing else.
export type { PushKind } from './kinds.ts';
export { queuePush } from './queue.ts';
export { forgetDevice } from './subscriptions.ts';
export { countUnread, isUnread } from './unread.ts';
