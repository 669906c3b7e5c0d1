import { openBesideThread } from '../../platform/http/besideThread.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Signs } from './signs.ts';

/** Looks into the recordings that players send. */
export interface ReportReader {
  /**
   * What is known of a gzipped recording. Throws 400 `msg.invalidRequest` for what is none, 503
   * `msg.networkSlow` where too many wait.
   */
  signsOf(bytes: Uint8Array): Promise<Signs>;
  close(): Promise<void>;
}

/** Reads one after the other, on a thread of its own. */
export const createReportReader = (): ReportReader => {
  const file = new URL('./reader.worker.ts', import.meta.url);
  const thread = openBesideThread<Uint8Array, Signs>(file, 'signsOf');
  return {
    async signsOf(bytes) {
      const signs = await thread.run(bytes);
      if (signs === null) throw new Refusal('msg.invalidRequest', { field: 'recording' });
      return signs;
    },
    close: thread.close,
  };
};
