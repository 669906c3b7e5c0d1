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
  const [one, other]: Readonly<Record<string, unknown>>[] = [expected, actual];
  const keys = Object.keys(expected);
  const isUnknown = expected.kind === 'state' && expected.hash === null;
  return (
    expected.kind === actual.kind &&
    keys.length === Object.keys(actual).length &&
    keys.every(
      (key) =>
        key === 'at' ||
        (key === 'hash' && isUnknown) ||
        (Object.hasOwn(actual, key) && isSameJson(one?.[key], other?.[key])),
    )
  );
};
