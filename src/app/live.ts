import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { whilePlayer } from '#src/session/whilePlayer.ts';

/** It comes as a chunk of its own, for players alone. */
const open = (onClosing: () => void): (() => void) => {
  let isStopped = false;
  let stop = () => {};
  Promise.all([import('./openLive.ts'), openQueryCache()])
    .then(([{ openLive }, cache]) => {
      if (!isStopped) stop = openLive(cache, onClosing);
    })
    .catch((error: unknown) => logFailure('No live connection', error));
  return () => {
    isStopped = true;
    stop();
  };
};

/**
 * While somebody is logged in, what the server commits for them reaches the open page at once, and the club hears
 * how long they are here. `onClosing`: the club may have closed or opened.
 */
export const keepLive = (onClosing: () => void): (() => void) =>
  whilePlayer(() => {
    const stop = open(onClosing);
    void refreshPlayer();
    return stop;
  });
