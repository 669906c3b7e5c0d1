/*
 * What is pushed, and what the service worker says to the club's pages. Without the schema library: the
 * worker has none.
 */

/** A notification as the device shows it, in the player's language. */
export interface PushNews {
  title: string;
  body: string;
  language: string;
  /** Where a click leads: a path of the club, with `notifiid` where it is a message. */
  path: string;
  /** One with the tag of another takes its place on the device. */
  tag: string;
  /** Messages that are unread, for the app's badge. */
  unread: number;
}

/** A message of the worker to the pages: the browser gave the device another subscription. */
export const PUSH_CHANGED = 'push changed';
