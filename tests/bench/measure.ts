import type { LoadReport } from './load.ts';

/** Plays until it is time; calls back for every stake that was settled. */
export type Play = (isTime: () => boolean, settled: () => void) => Promise<void>;

/** Has all of them play at once for `ms` milliseconds; `times` are those of their calls, which they add. */
export const measure = async (
  ms: number,
  times: number[],
  plays: readonly Play[],
): Promise<LoadReport> => {
  let settled = 0;
  let failure: string | null = null;
  const used = process.threadCpuUsage();
  const began = performance.now();
  const isTime = () => performance.now() - began >= ms;
  const count = () => {
    settled += 1;
  };
  await Promise.all(plays.map((play) => play(isTime, count))).catch((error: Error) => {
    failure = error.message;
  });
  const took = performance.now() - began;
  const own = process.threadCpuUsage(used);
  times.sort((a, b) => a - b);
  return {
    settled,
    calls: times.length,
    ms: took,
    median: times[Math.floor(times.length / 2)] ?? 0,
    most: times[Math.floor(times.length * 0.99)] ?? 0,
    ownMs: (own.user + own.system) / 1000,
    failure,
  };
};
