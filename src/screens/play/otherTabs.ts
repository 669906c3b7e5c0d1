import type { GameKey } from '#contract/games.ts';
import { wallClock } from '#engine/core/clock.ts';
import { isFurther, type RoundPlace } from '#engine/round/place.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';

type Phase = ReturnType<AnyRoundLink['state']>['phase'];

/** Where the round may be shown as it stands elsewhere: nothing is under way, and nothing is shown. */
const RESTS: ReadonlySet<Phase> = new Set(['idle', 'waiting', 'deciding']);

/**
 * Tells the player's other tabs how far a game's round has come here, and heeds what they tell. A login
 * ends the session on every other device, so only tabs can play beside each other; of a live match the
 * server tells them. Answers how to stop.
 */
export const joinOtherTabs = (uid: string, game: GameKey, link: AnyRoundLink): (() => void) => {
  const channel = new BroadcastChannel(`round ${uid} ${game}`);
  let shown: RoundPlace | null = null;
  let waiting: RoundPlace | null = null;

  const heed = () => {
    const { phase, round: here } = link.state();
    if (!waiting || !RESTS.has(phase)) return;
    const round = waiting;
    waiting = null;
    // What came of our own news is told back, by each tab that heeded it.
    if (isFurther(round, here)) link.send({ type: 'news', round });
  };

  channel.onmessage = ({ data }: MessageEvent<RoundPlace>) => {
    waiting = data;
    heed();
  };
  let cancel = () => {};
  const stop = link.subscribe(({ round }) => {
    if (round && isFurther(round, shown)) {
      shown = { id: round.id, step: round.step };
      if (round.mode !== 'live') channel.postMessage(shown);
    }
    // In a turn of its own: the machine is not done with what it tells here.
    cancel();
    if (waiting) cancel = wallClock.later(0, heed);
  });
  return () => {
    stop();
    cancel();
    channel.close();
  };
};
