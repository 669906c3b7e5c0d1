import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { keepActivity } from '#src/session/activity.ts';
import { applyLiveCoin, whenCoinsShown } from '#src/session/coinHold.ts';
import { connectRealtime } from '#src/session/realtime.ts';
import { tellRoundNews } from '#src/session/roundNews.ts';
import { setLive } from '#src/session/store.ts';

const NEWS: ReadonlySet<string> = new Set(['inbox', 'redemption', 'reward', 'account']);

/** Opens a player's live connection, and tells the club how long they are here. Answers how to end both. */
export const openLive = (cache: QueryClient, onClosing: () => void): (() => void) => {
  const refetch = refetchIn(cache);
  const refetchNews = () => void refetch(keys.refresh(true), keys.inbox);
  const leaveActivity = keepActivity();
  const disconnect = connectRealtime({
    onChange({ topic, coin }) {
      // A balance that is here before the throw is seen would tell how it went.
      if (topic !== 'round' || !tellRoundNews()) applyLiveCoin(coin);
      void refetch(keys.transactions(), keys.progress);
      if (topic === 'account') {
        tellRoundNews('table');
        void refetch(keys.verification);
      }
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
      void refetch(keys.verification, keys.progress);
      tellRoundNews();
    },
  });
  return () => {
    leaveActivity();
    disconnect();
  };
};
