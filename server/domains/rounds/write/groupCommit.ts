import { pause, turnOfIo } from '../../../platform/clock.ts';
import type { Play } from '../../../platform/store/functions.ts';
import type { Store } from '../../../platform/store/store.ts';
import { type PlayRow, writeAlone, writePlays } from './plays.ts';

/** Transactions that run at the same time; the embedded database has one connection. */
const AT_ONCE = { postgres: 2, pglite: 1 } as const;
const MOST = 64;
/** So many wait for no transaction that is under way: with fewer, a second one costs more than it brings. */
const FEW = 16;
/** A transaction that takes longer, as over a connection gone silent, holds up nobody who comes after. */
const SLOW_MS = 250;

interface Waiting {
  play: Play;
  resolve: (row: PlayRow) => void;
  reject: (error: unknown) => void;
}

/** The next plays that may be written together: of one player only one, since it changes the coins. */
const nextOf = (waiting: readonly Waiting[]): Map<number, Waiting> => {
  const next = new Map<number, Waiting>();
  for (const each of waiting) {
    if (next.size === MOST) break;
    if (!next.has(each.play.owner)) next.set(each.play.owner, each);
  }
  return next;
};

type Write = (play: Play) => Promise<PlayRow>;

/**
 * Writes plays that come while others are being written together, in one transaction: what a
 * transaction costs is paid once for them all. No play waits for one that is hindered or fails, as by
 * another's lock or for want of coins: that is written by itself, and only its own caller hears of it.
 */
const createGroupCommit = (store: Store): Write => {
  let waiting: Waiting[] = [];
  let running = 0;
  let isCalled = false;

  const isTurn = () =>
    running === 0 ? waiting.length > 0 : running < AT_ONCE[store.kind] && waiting.length >= FEW;

  const commitGroup = async (group: ReadonlyMap<number, Waiting>): Promise<void> => {
    const plays = [...group.values()].map(({ play }) => play);
    // One that fails takes the others' writes back with it.
    const rows = await writePlays(store, plays).catch(() => []);
    const written = new Map(
      rows.filter(({ result }) => result !== 'alone').map((row) => [Number(row.player), row]),
    );
    for (const [player, { play, resolve, reject }] of group) {
      const row = written.get(player);
      if (row) resolve(row);
      else writeAlone(store, play).then(resolve, reject);
    }
  };

  const call = (): void => {
    isCalled = false;
    while (isTurn()) {
      const group = nextOf(waiting);
      const taken = new Set(group.values());
      waiting = waiting.filter((each) => !taken.has(each));
      running += 1;
      void Promise.race([commitGroup(group), pause(SLOW_MS)]).finally(() => {
        running -= 1;
        call();
      });
    }
  };

  return (play) =>
    new Promise((resolve, reject) => {
      waiting.push({ play, resolve, reject });
      if (isCalled) return;
      isCalled = true;
      // Whatever else has arrived by now goes along.
      void turnOfIo().then(call);
    });
};

const queues = new WeakMap<Store, Write>();

/** Writes a play, with others of the same database that come at the same time. */
export const writePlay = (store: Store, play: Play): Promise<PlayRow> => {
  const write = queues.get(store) ?? createGroupCommit(store);
  queues.set(store, write);
  return write(play);
};
