import { logFailure } from '#src/base/log.ts';
import { reportsWait } from '#src/base/stored.ts';
import { useSession } from '#src/session/store.ts';

/** Reports of problems that wait on this device go out when the live connection comes up. */
export const sendReportsWhenLive = (): (() => void) =>
  useSession.subscribe((state, before) => {
    const isUp = state.liveSince !== null && before.liveSince === null;
    if (!isUp || !reportsWait.isSet()) return;
    import('#src/features/reports/outbox.ts')
      .then(({ sendWaiting }) => sendWaiting())
      .catch((error: unknown) => logFailure('Reports still wait', error));
  });
