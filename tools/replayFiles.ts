import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { shownStart } from '#contract/shown.ts';
import { fastStart } from './fastStart.ts';
import type { ReplayAnswer } from './replay.worker.ts';

/** Of a thread: a recording that is let in takes a fifth of it. */
const HEAP_MB = 1_024;
/** What is made for one entry is gone with the next: a larger room for it is swept less often. */
const YOUNG_MB = 96;
/** Characters of an error. */
const MOST_ERROR = 200;

export type ReplayedFile = { file: string } & ReplayAnswer;

/**
 * Replays recordings beside each other, on a thread for each core; answers in the order of the files. One
 * that can't be replayed says why, and ends none of the others.
 */
export async function* replayFiles(files: readonly string[]): AsyncGenerator<ReplayedFile> {
  const threads = Math.max(1, Math.min(files.length, availableParallelism()));
  const filename = new URL('./replay.worker.ts', import.meta.url).href;
  const pool = new Tinypool({
    filename,
    minThreads: threads,
    maxThreads: threads,
    // A thread reads and compiles what it needs once, and not in each run.
    env: { ...process.env, NODE_COMPILE_CACHE: fastStart.NODE_COMPILE_CACHE },
    execArgv: [`--import=${new URL('./fastResolve.ts', import.meta.url).href}`],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const broken = (file: string, error: unknown): ReplayAnswer => ({
    fault: 'broken',
    text: `${file} can't be replayed: ${shownStart(String(error), MOST_ERROR)}`,
  });
  try {
    const all = files.map(
      (file): Promise<ReplayAnswer> =>
        pool.run(file).catch((error: unknown) => broken(file, error)),
    );
    for (const [index, file] of files.entries()) {
      yield { file, ...((await all[index]) as ReplayAnswer) };
    }
  } finally {
    await pool.destroy();
  }
}
