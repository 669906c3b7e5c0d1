import { openBesideThread } from '../../platform/http/besideThread.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Judged, judge } from './judge.worker.ts';

const MOST_MS = 20_000;

/** Looks into the videos that players send. */
export interface VideoJudge {
  /**
   * What a file is by its content. Throws 415 `msg.formatNotSupported` and 400 `msg.videoLength` (field `video`), 503
   * `msg.networkSlow` where too many wait.
   */
  judge(path: string): Promise<Judged>;
  close(): Promise<void>;
}

/** Reads one after the other, on a thread of its own. */
export const createVideoJudge = (): VideoJudge => {
  const file = new URL('./judge.worker.ts', import.meta.url);
  const thread = openBesideThread<string, Awaited<ReturnType<typeof judge>>>(file, 'judge');
  return {
    async judge(path) {
      const answer = (await thread.run(path, MOST_MS)) ?? 'msg.formatNotSupported';
      if (typeof answer !== 'string') return answer;
      throw new Refusal(answer, { field: 'video' });
    },
    close: thread.close,
  };
};
