import { logFailure } from '#src/base/log.ts';
import { whilePlayer } from '#src/session/whilePlayer.ts';

/** How long players are here is told to the club; what tells it comes as a chunk of its own. */
export const followActivity = (): (() => void) =>
  whilePlayer(() => {
    let isStopped = false;
    let stop = () => {};
    import('#src/session/activity.ts')
      .then(({ keepActivity }) => {
        if (!isStopped) stop = keepActivity();
      })
      .catch((error: unknown) => logFailure('No activity', error));
    return () => {
      isStopped = true;
      stop();
    };
  });
