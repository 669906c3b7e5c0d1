import { Tinypool } from 'tinypool';
import { ApiError } from '../http/apiError.ts';
import type { Judged, judge } from './judge.worker.ts';

/** Videos that wait for those before them: more have to be sent again. */
const MOST_WAITING = 16;
const RETRY_S = 10;
const IDLE_MS = 60_000;
const MOST_MS = 20_000;
/** Of the thread, beside the file itself. */
const HEAP_MB = 256;

/** Looks into the videos that players send. */
export interface VideoJudge {
  /**
   * What a file is by its content. Throws 415 `msg.formatNotSupported` and 400 `msg.videoLength` (field `video`), 503
   * `msg.networkSlow` where too many wait.
   */
  judge(path: string): Promise<Judged>;
  close(): Promise<void>;
}

/** Reads one after the other, on one thread beside that which answers; it is begun with the first. */
export const createVideoJudge = (): VideoJudge => {
  const pool = new Tinypool({
    filename: new URL('./judge.worker.ts', import.meta.url).href,
    name: 'judge',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return {
    async judge(path) {
      if (pool.queueSize >= MOST_WAITING)
        throw new ApiError(503, 'msg.networkSlow', { seconds: RETRY_S });
      // A thread that dies of one, or takes forever, has no answer for it.
      const answer = (await pool
        .run(path, { signal: AbortSignal.timeout(MOST_MS) })
        .catch(() => 'msg.formatNotSupported')) as Awaited<ReturnType<typeof judge>>;
      if (typeof answer !== 'string') return answer;
      const status = answer === 'msg.videoLength' ? 400 : 415;
      throw new ApiError(status, answer, { field: 'video' });
    },
    close: () => pool.destroy(),
  };
};
