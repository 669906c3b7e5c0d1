import { keys } from '#src/calls/keys.ts';
import { refreshPlayer } from '#src/calls/playerQuery.ts';
import { queryClient } from '#src/calls/queryClient.ts';
import { applyLiveCoin } from '#src/session/coinHold.ts';
import { tellRoundNews } from '#src/session/roundNews.ts';
import { useSession } from '#src/session/store.ts';
import { logFailure } from './log.ts';

const refetch = (...queryKeys: readonly (readonly string[])[]) => {
  for (const queryKey of queryKeys) {
    // The player's state is shown by the session, whether or not a screen watches the answer.
    const refetchType = queryKey[0] === 'refresh' ? 'all' : 'active';
    void queryClient.invalidateQueries({ queryKey, refetchType });
  }
};

/** Opens the live connection; it comes as a chunk of its own, for players alone. */
const open = (): (() => void) => {
  let isStopped = false;
  let stop = () => {};
  import('#src/session/realtime.ts')
    .then(({ connectRealtime }) => {
      if (isStopped) return;
      stop = connectRealtime({
        onChange({ topic, coin }) {
          // A balance that is here before the throw is seen would tell how it went.
          if (topic !== 'round' || !tellRoundNews()) applyLiveCoin(coin);
          refetch(keys.transactions());
          if (topic === 'redemption') refetch(keys.redemptions);
        },
        onOpen: () => void tellRoundNews(),
        onGap() {
          refetch(keys.refresh(true), keys.transactions(), keys.redemptions);
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

/** While somebody is logged in, what the server commits reaches the open page at once. */
export const keepLive = (): (() => void) => {
  let stop: (() => void) | null = null;
  const follow = ({ isAuth }: { isAuth: boolean }) => {
    if (isAuth === (stop !== null)) return;
    stop?.();
    stop = isAuth ? open() : null;
    void refreshPlayer();
  };
  follow(useSession.getState());
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
};
