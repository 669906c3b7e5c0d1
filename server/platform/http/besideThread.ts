import { Tinypool } from 'tinypool';
import { Refusal } from '../refusal.ts';

/** What waits for that before it: more has to be sent again. */
const MOST_WAITING = 16;
const RETRY_S = 10;
const IDLE_MS = 60_000;
/** Of the thread, beside what it is given: what is allowed takes a tenth of it. */
const HEAP_MB = 256;

/** A thread that looks into what players send, one after the other. */
export interface BesideThread<Given, Answer> {
  /**
   * Null: the thread died of it, or it took longer than `mostMs`. Throws 503 `msg.networkSlow` where too many wait.
   */
  run(given: Given, mostMs?: number): Promise<Answer | null>;
  close(): Promise<void>;
}

/** One thread beside that which answers, for the function a file exports by that name; it is begun with the first. */
export const openBesideThread = <Given, Answer>(
  file: URL,
  name: string,
): BesideThread<Given, Answer> => {
  const pool = new Tinypool({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return {
    async run(given, mostMs) {
      if (pool.queueSize >= MOST_WAITING)
        throw new Refusal('msg.networkSlow', { seconds: RETRY_S });
      const limit = mostMs === undefined ? {} : { signal: AbortSignal.timeout(mostMs) };
      return pool.run(given, limit).catch(() => null);
    },
    close: () => pool.destroy(),
  };
};
