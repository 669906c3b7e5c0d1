import type { OwnPath } from '#contract/ownPath.ts';
import { logFailure } from '#src/base/log.ts';
import { withoutParameter } from '#src/base/redirect.ts';
import { isLoggedIn } from '#src/session/store.ts';

const PARAMETER = 'notifiid';

const tell = async (id: string): Promise<void> => {
  try {
    const { openMessage } = await import('#src/features/inbox/inbox.ts');
    await openMessage(id);
  } catch (error) {
    logFailure('A notification could not be marked as opened', error);
  }
};

/**
 * A link's `notifiid` names the message that brought a player here: the server is told that it was
 * opened, and the address goes on without it. Answers that address; null where nothing was named, or
 * nobody is logged in.
 */
export const takeNotification = (url: URL): OwnPath | null => {
  const id = url.searchParams.get(PARAMETER);
  if (id === null || !isLoggedIn()) return null;
  if (id !== '') void tell(id);
  return withoutParameter(url, PARAMETER);
};
