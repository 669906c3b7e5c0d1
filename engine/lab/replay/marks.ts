import { FRAME_MS } from '../../core/adjustableClock.ts';
import type { Reel } from './reel.ts';

/** A moment of a recording that is looked at. */
export interface Mark {
  /** The last step until then. */
  step: number;
  /** Epoch milliseconds. */
  time: number;
  why: 'settle' | 'error' | 'time';
}

/** Between two settles and errors it is looked this often, or so many times in all. Milliseconds. */
const EVERY_MS = 2_000;
const MOST_LOOKS = 2_000;

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
  const every = Math.max(EVERY_MS, (timeOf(last) - timeOf(first)) / MOST_LOOKS);
  for (let time = timeOf(first) + every; time < timeOf(last); time += every)
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
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [at, { segment }] of steps.entries()) {
    if (!first.has(segment)) first.set(segment, at);
    last.set(segment, at);
  }
  return begins.flatMap((_, segment) => {
    const [from, to] = [first.get(segment), last.get(segment)];
    return from === undefined || to === undefined ? [] : [marksFrom(reel, from, to)];
  });
};
