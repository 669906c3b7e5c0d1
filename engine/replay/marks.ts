import { FRAME_MS } from '../adjustableClock.ts';
import type { Reel } from './reel.ts';

/** A moment of a recording that is looked at. */
export interface Mark {
  /** The last step until then. */
  step: number;
  /** Epoch milliseconds. */
  time: number;
  why: 'settle' | 'error' | 'time';
}

/** Between two settles and errors it is looked this often. Milliseconds. */
const EVERY_MS = 2_000;

const whyOf = ({ entry, lane }: Reel['steps'][number]): Mark['why'] | null => {
  if (lane === 'error') return 'error';
  return entry.kind === 'state' && entry.value === 'settled' ? 'settle' : null;
};

/** The marks of a segment, from its first step to its last, the earliest first; one a frame at most. */
const marksFrom = (reel: Reel, first: number, last: number): Mark[] => {
  const { steps, timeOf } = reel;
  const found: Omit<Mark, 'step'>[] = [];
  for (let step = first; step <= last; step += 1) {
    const at = steps[step];
    const why = at ? whyOf(at) : null;
    // With the frame after it.
    if (why) found.push({ time: timeOf(step) + FRAME_MS, why });
  }
  for (let time = timeOf(first) + EVERY_MS; time < timeOf(last); time += EVERY_MS)
    found.push({ time, why: 'time' });
  const sorted = found.toSorted((a, b) => a.time - b.time);
  let step = first;
  return sorted.flatMap(({ time, why }, at) => {
    const before = sorted[at - 1];
    if (before && time - before.time < FRAME_MS) return [];
    while (step < last && timeOf(step + 1) <= time) step += 1;
    return [{ step, time, why }];
  });
};

/** Each settle, each error, and every two seconds: a list a segment. */
export const marksOf = (reel: Reel): Mark[][] => {
  const { steps, begins } = reel;
  return begins.flatMap((_, segment) => {
    const first = steps.findIndex((step) => step.segment === segment);
    const last = steps.findLastIndex((step) => step.segment === segment);
    return first < 0 ? [] : [marksFrom(reel, first, last)];
  });
};
