import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { CaseReport } from '#games/replayCase.ts';
import { BadInput } from './badInput.ts';
import type { Replayed } from './replay.worker.ts';

/**
 * Replays recordings beside each other, on a thread for each core; answers in the order of the files. Throws
 * BadInput at the first that is none.
 */
export async function* replayFiles(
  files: readonly string[],
): AsyncGenerator<{ file: string; report: CaseReport }> {
  const threads = Math.max(1, Math.min(files.length, availableParallelism()));
  const filename = new URL('./replay.worker.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads });
  try {
    const all = files.map((file): Promise<Replayed> => pool.run(file));
    // One that fails is waited for in its turn.
    for (const each of all) each.catch(() => {});
    for (const [index, file] of files.entries()) {
      const replayed = (await all[index]) as Replayed;
      if ('badInput' in replayed) throw new BadInput(replayed.badInput);
      yield { file, report: replayed.report };
    }
  } finally {
    await pool.destroy();
  }
}
