import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from './clock.ts';
import { rowsOf, type Store } from './store/store.ts';

/** A process whose clock is further from the database's judges nothing by time. Milliseconds. */
export const MOST_OFF_MS = 2_000;
const EVERY_MS = 60_000;

/** How this machine's clock stands to the database's, by which all processes of a club are one. */
export interface HostClock {
  /** False: what the clock says is no time to settle, expire or refuse anything by. */
  isRight(): boolean;
  /** Milliseconds that it is ahead, less than none where it is behind; 0 where none can be told. */
  offMs(): number;
  stop(): void;
}

/** The embedded database has this process's clock. */
export const OWN_CLOCK: HostClock = { isRight: () => true, offMs: () => 0, stop() {} };

interface HostClockOptions {
  store: Store;
  /** The machine's own. */
  clock: ServerClock;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Milliseconds that pass evenly, whatever the clock is set to. */
  monotonic?: () => number;
}

/** By how much the clock was surely ahead (or behind), whenever on the way the database looked at its own. */
const surelyOff = (asked: number, told: number, answered: number): number =>
  told > answered ? answered - told : Math.max(0, asked - told);

/**
 * Compares with the database's clock now, and each minute; and at once where the clock was set to something
 * else meanwhile, which shows against time that passes evenly. A database that does not answer leaves what was
 * known. Rejects where it does not answer the first time.
 */
export const watchHostClock = async ({
  store,
  clock,
  log,
  monotonic = () => performance.now(),
}: HostClockOptions): Promise<HostClock> => {
  if (store.kind !== 'postgres') return OWN_CLOCK;
  /** At the last comparison: the clock's lead, and where it stood to even time. */
  let known = { off: 0, base: clock.now() - monotonic() };
  let isAsking = false;
  let wasRight = true;
  const offMs = () => known.off + (clock.now() - monotonic() - known.base);
  const isNear = () => Math.abs(offMs()) <= MOST_OFF_MS;
  const tell = () => {
    const isRight = isNear();
    if (isRight === wasRight) return;
    wasRight = isRight;
    const offSeconds = Math.round(offMs() / 100) / 10;
    if (isRight) log.info({ offSeconds }, 'the clock is right again');
    else log.error({ offSeconds }, "the clock is not the database's: nothing is judged by it");
  };
  const compare = async () => {
    const [asked, began] = [clock.now(), monotonic()];
    const [row] = await rowsOf<{ told: number }>(
      store.db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as told`,
    );
    // By even time: the clock may have been set meanwhile.
    const answered = asked + monotonic() - began;
    known = { off: surelyOff(asked, row?.told ?? asked, answered), base: asked - began };
    tell();
  };
  const again = () => {
    if (isAsking) return;
    isAsking = true;
    compare()
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  };
  await compare();
  return {
    isRight() {
      const isRight = isNear();
      if (!isRight && wasRight) again();
      tell();
      return isRight;
    },
    offMs,
    stop: clock.every(EVERY_MS, again),
  };
};
