import * as z from 'zod/mini';
import { InboxAnswer } from '#contract/inbox.ts';
import { wallClock } from '#engine/core/clock.ts';
import { readStored, stored } from '#src/base/stored.ts';
import { useSession, whoseIs } from '#src/session/store.ts';

const Last = z.object({
  uid: z.string(),
  /** When the server told it, epoch milliseconds. */
  at: z.number(),
  answer: InboxAnswer,
});
type Last = z.infer<typeof Last>;

const owner = (): string | null => whoseIs(useSession.getState());

/** The newest messages, for a start without the network; forgotten at the logout (src/session/store.ts). */
export const keepInbox = (uid: string | null, answer: InboxAnswer): void => {
  // Whoever asked may have left while the answer was on its way.
  if (uid === null || uid !== owner()) return;
  const last: Last = { uid, at: wallClock.now(), answer };
  // That there was nothing says little of now.
  stored.inbox.set(answer.messages.length > 0 ? JSON.stringify(last) : null);
};

/** What was last known of the inbox of whoever is logged in; undefined: nothing. */
export const lastInbox = (): Last | undefined => {
  const last = readStored(stored.inbox, Last);
  return last?.uid === owner() ? last : undefined;
};
