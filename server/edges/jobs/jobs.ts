import { keepEvents } from '../../domains/events/upkeep.ts';
import { checkLedgerInTurn } from '../../domains/ledger/check/turn.ts';
import { expireLapsedCoins } from '../../domains/ledger/lapse.ts';
import { countBoard } from '../../domains/progress/board/count.ts';
import { collectForgotten } from '../../domains/progress/collect.ts';
import { queueExpiringCoins } from '../../domains/push/expiringCoins.ts';
import { giveUpPushes } from '../../domains/push/queue.ts';
import { type PushDeps, sendPushes } from '../../domains/push/sender.ts';
import { expireRedemptions } from '../../domains/redemptions/decide.ts';
import { watchPublic } from '../../domains/refresh/watch.ts';
import type { RoundDeps } from '../../domains/rounds/deps.ts';
import { packOldSteps } from '../../domains/rounds/history/packSteps.ts';
import { sweepRounds } from '../../domains/rounds/settle/settle.ts';
import { alarmOfFigures } from '../../domains/rounds/tunings/alarm.ts';
import { alarmOfTunings } from '../../domains/rounds/tunings/inForce.ts';
import { isApprovalNeeded } from '../../domains/rounds/tunings/publish.ts';
import { forgetSightings } from '../../domains/sightings/sightings.ts';
import { suspectQuickPlays } from '../../domains/suspicions/quickPlays.ts';
import { suspectQuickQuizzes } from '../../domains/suspicions/quickQuizzes.ts';
import { forgetVideos } from '../../domains/verification/forget.ts';
import type { ServerClock } from '../../platform/clock.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';
import type { HostClock } from '../../platform/hostClock.ts';
import { isClubClosed } from '../../platform/http/closed.ts';
import type { OnError } from '../../platform/jobs/eachAlone.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Change, OnChange } from '../../platform/requests/change.ts';
import { forgetOld } from './retention.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** They ask for no time. */
const TIMELESS: ReadonlySet<string> = new Set(['missed changes', 'tunings']);

interface JobDeps {
  rounds: RoundDeps;
  push: PushDeps;
  realtime: Pick<Realtime, 'tellClub' | 'tellMissed'>;
  clock: ServerClock;
  hostClock: Pick<HostClock, 'isRight'>;
  videos: PrivateFiles;
  onError: (job: string, error: unknown) => void;
}

/**
 * Starts what happens by itself: passed deadlines and pushes every second; every few seconds open pages
 * are told what changed for everyone, and what nobody told them; lapsed coins, forgotten
 * redemptions, prizes of events, rewards nobody collected, the weekly board and pushes that are given up every minute;
 * every hour coins that lapse soon, what was kept for its time, whose answers are too quick, which tunings are not
 * served or nobody approved, which did not return what they should, and once a day the ledger; each also at once. Every
 * process may run them: each settles a thing under its row's lock or finds it settled. The answer stops
 * them and resolves when what was running is done.
 */
export const startJobs = ({
  rounds,
  push,
  realtime,
  clock,
  hostClock,
  videos,
  onError,
}: JobDeps): (() => Promise<void>) => {
  const { store, onChange } = rounds;
  const isNew = watchPublic(store);
  const running = new Map<string, Promise<void>>();
  const tell = (to: OnChange, changes: readonly Change[]) => {
    for (const change of changes) to(change);
  };
  const start = (
    name: string,
    ms: number,
    work: (now: number, failed: OnError) => Promise<unknown>,
  ) => {
    const failed: OnError = (error) => onError(name, error);
    const run = () => {
      // A run that takes longer than its turn is left alone; by a clock that is wrong nothing is judged.
      if (running.has(name) || !(hostClock.isRight() || TIMELESS.has(name))) return;
      const done = work(clock.now(), failed)
        .catch(failed)
        .then(() => {
          running.delete(name);
        });
      running.set(name, done);
    };
    run();
    return clock.every(ms, run);
  };
  const stops = [
    // While the club is closed no clock runs.
    start('rounds', SECOND, async (now, failed) =>
      (await isClubClosed(store)) ? 0 : sweepRounds(rounds, now, failed),
    ),
    start('coins', MINUTE, async (now, failed) =>
      tell(onChange, await expireLapsedCoins(store, now, failed)),
    ),
    start('redemptions', MINUTE, async (now, failed) =>
      tell(onChange, await expireRedemptions(store, now, failed)),
    ),
    start('events', MINUTE, async (now, failed) =>
      tell(onChange, await keepEvents(rounds, now, failed)),
    ),
    start('progress', MINUTE, async (now, failed) =>
      tell(onChange, await collectForgotten(store, now, failed)),
    ),
    start('board', MINUTE, (now, failed) => countBoard(store, now, failed)),
    start('club news', 3 * SECOND, async (now) => {
      if (await isNew(now)) realtime.tellClub();
    }),
    start('missed changes', 5 * SECOND, () => realtime.tellMissed()),
    start('pushes', SECOND, () => sendPushes(push)),
    start('pushes given up', MINUTE, (now) => giveUpPushes(store.db, now)),
    start('expiring coins', 60 * MINUTE, (now) => queueExpiringCoins(store.db, now)),
    start('retention', 60 * MINUTE, (now) => forgetOld(store, now)),
    start('videos', 60 * MINUTE, (now) => forgetVideos(store, videos, now)),
    start('old steps', 60 * MINUTE, (now) => packOldSteps(store.db, now)),
    start('ledger', 60 * MINUTE, (now) => checkLedgerInTurn(store, rounds.cipher, now)),
    start('sightings', 60 * MINUTE, (now) => forgetSightings(store.db, now)),
    start('figures', 60 * MINUTE, (now) => alarmOfFigures(store.db, rounds.games, now)),
    start('tunings', 60 * MINUTE, async () =>
      alarmOfTunings(store.db, rounds.games, { isNeeded: await isApprovalNeeded(store.db) }),
    ),
    start('suspicions', 60 * MINUTE, async (now) => {
      await suspectQuickPlays(store.db, now);
      await suspectQuickQuizzes(store.db, now);
    }),
  ];
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(running.values());
  };
};
