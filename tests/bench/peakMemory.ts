import { readFileSync } from 'node:fs';
import { systemClock } from '#server/platform/clock.ts';

const SAMPLE_MS = 20;

/** Of a process that has ended meanwhile: nothing. */
const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Bytes of a line of a process's status; 0 where it is none. */
export const bytesOf = (status: string, line: 'VmRSS' | 'VmHWM'): number =>
  1024 * Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** A process and all below it. */
const treeOf = (pid: number): number[] => [
  pid,
  ...(read(pid, `task/${pid}/children`).match(/\d+/g) ?? []).flatMap((child) =>
    treeOf(Number(child)),
  ),
];

/**
 * Watches the resident memory of a process and all below it, which Linux alone tells; the answer ends that, and says in
 * bytes what the largest one reached, its `own` likewise, and what all took at once, pages they share counted in each.
 */
export const watchMemory = (pid: number) => {
  let [largest, together] = [0, 0];
  const sample = () => {
    const each = treeOf(pid).map((one) => read(one, 'status'));
    largest = Math.max(largest, ...each.map((status) => bytesOf(status, 'VmHWM')));
    together = Math.max(
      together,
      each.reduce((sum, status) => sum + bytesOf(status, 'VmRSS'), 0),
    );
  };
  const stop = systemClock.every(SAMPLE_MS, sample);
  return () => {
    sample();
    stop();
    return { largest, together, own: bytesOf(read(pid, 'status'), 'VmHWM') };
  };
};
