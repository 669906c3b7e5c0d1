import type { Entry } from '#contract/recording.ts';
import { isSameJson } from '../../core/fair/verify.ts';

/** Where a replay first departs from its recording. */
export interface Divergence {
  segment: number;
  /** Of the entry, within its segment. */
  index: number;
  /** What was recorded there; null: nothing more. */
  expected: Entry | null;
  /** What the replay did instead; null: nothing. */
  actual: Entry | null;
}

/** Whether two entries say the same. Times are not compared, and a hash that is unknown is no other. */
export const isSameEntry = (expected: Entry, actual: Entry): boolean => {
  const { at: _, ...rest } = expected;
  const { at: __, ...same } = actual;
  if (rest.kind === 'state' && same.kind === 'state' && rest.hash === null) same.hash = null;
  return isSameJson(rest, same);
};
