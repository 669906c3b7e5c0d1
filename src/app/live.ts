import { keys } from '#src/base/calls/keys.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { logFailure } from '#src/base/log.ts';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { applyLiveCoin, whenCoinsShown } from '#src/session/coinHold.ts';
import { tellRoundNews } from '#src/session/roundNews.ts';
import { setLive } from '#src/session/store.ts';
import { whilePlayer } from '#src/session/whilePlayer.ts';

const NEWS: ReadonlySet<string> = new Set(['inbox', 'redemption', 'reward', 'account']);

/** Opens the live connection; it comes as a chunk of its own, for players alone. */
const open = (onClosing: () => void): (() => void) => {
  let isStopped = false;
  let stop = () => {};
  Promise.all([import('#src/session/realtime.ts'), openQueryCache()])
    .then(([{ connectRealtime }, cache]) => {
      if (isStopped) return;
      const refetch = refetchIn(cache);
      const refetchNews = () => void refetch(keys.refresh(true), keys.inbox);
      stop = connectRealtime({
        onChange({ topic, coin }) {
          // A balance that is here before the throw is seen would tell how it went.
          if (topic !== 'round' || !tellRoundNews()) applyLiveCoin(coin);
          void refetch(keys.transactions());
          if (topic === 'account') tellRoundNews('table');
          if (topic === 'redemption') void refetch(keys.redemptions);
          // Each may have brought a message, and the balance comes with it: a throw is shown first.
          if (NEWS.has(topic)) whenCoinsShown(refetchNews);
        },
        onClub() {
          whenCoinsShown(() => void refetch(keys.refresh(true), keys.promotions));
          // A game says itself that it is closed, when its round is over.
          if (!tellRoundNews('table')) onClosing();
        },
        onUp: setLive,
        onOpen() {
          tellRoundNews();
          // What came between the page's first question and now, nobody told either.
          whenCoinsShown(refetchNews);
        },
        onGap() {
          void refetch(keys.refresh(true), keys.transactions(), keys.redemptions, keys.inbox);
          tellRoundNews();
        },
      });
    })
    .catch((error: unknown) => logFailure('No live connection', error));
  return () => {
    isStopped = true;
    stop();
  };
};

/**
 * While somebody is logged in, what the server commits for them reaches the open page at once.
 * `onClosing`: the club may have closed or opened.
 */
export const keepLive = (onClosing: () => void): (() => void) =>
  whilePlayer(() => {
    const stop = open(onClosing);
    void refreshPlayer();
    return stop;
  });
