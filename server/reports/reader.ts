import { Tinypool } from 'tinypool';
import { ApiError } from '../http/apiError.ts';

/** Reports that wait for those before them: more have to be sent again. */
const MOST_WAITING = 16;
const RETRY_S = 10;
const IDLE_MS = 60_000;
/** Of the thread: what is allowed takes a tenth of it. */
const HEAP_MB = 256;

/** Looks into the recordings that players send. */
export interface ReportReader {
  /**
   * The app's version a gzipped recording was made with. Throws 400 `msg.invalidRequest` for what is none, 503
   * `msg.networkSlow` where too many wait.
   */
  buildOf(bytes: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** Reads one after the other, on one thread beside that which answers; it is begun with the first. */
export const createReportReader = (): ReportReader => {
  const pool = new Tinypool({
    filename: new URL('./reader.worker.ts', import.meta.url).href,
    name: 'buildOf',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return {
    async buildOf(bytes) {
      if (pool.queueSize >= MOST_WAITING)
        throw new ApiError(503, 'msg.networkSlow', { seconds: RETRY_S });
      // A thread that dies of one has no answer for it.
      const build = await pool.run(bytes).catch(() => null);
      if (build === null) throw new ApiError(400, 'msg.invalidRequest', { field: 'recording' });
      return build;
    },
    close: () => pool.destroy(),
  };
};
