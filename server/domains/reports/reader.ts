import { ApiError } from '../../platform/http/apiError.ts';
import { openBesideThread } from '../../platform/http/besideThread.ts';

/** Looks into the recordings that players send. */
export interface ReportReader {
  /**
   * The app's version a gzipped recording was made with. Throws 400 `msg.invalidRequest` for what is none, 503
   * `msg.networkSlow` where too many wait.
   */
  buildOf(bytes: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** Reads one after the other, on a thread of its own. */
export const createReportReader = (): ReportReader => {
  const file = new URL('./reader.worker.ts', import.meta.url);
  const thread = openBesideThread<Uint8Array, string>(file, 'buildOf');
  return {
    async buildOf(bytes) {
      const build = await thread.run(bytes);
      if (build === null) throw new ApiError(400, 'msg.invalidRequest', { field: 'recording' });
      return build;
    },
    close: thread.close,
  };
};
