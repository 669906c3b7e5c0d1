import type { Assertion } from '#contract/assertions.ts';
import type { Entry, Recording } from '#contract/recording.ts';
import { isCause, isOfMachine } from './outside.ts';

/** What is asserted of a part, at the places that its entries have without those of the stage; of such a one, at the last before it. */
const assertedOf = (
  assertions: readonly Assertion[],
  segment: number,
  kept: readonly Entry[],
): Assertion[] => {
  const placeOf = (index: number) =>
    Math.max(0, kept.slice(0, index + 1).filter(isOfMachine).length - 1);
  return assertions
    .filter((each) => each.segment === segment && each.index < kept.length)
    .map((each) => {
      const moved = { ...each, segment: 0, index: placeOf(each.index) };
      if (!('until' in moved) || moved.until === null) return moved;
      // What came after the cut is in it no more.
      return { ...moved, until: moved.until < kept.length ? placeOf(moved.until) : null };
    });
};

/**
 * The least of a recording that leads to an entry: its own segment, which replays without those before it, up
 * to what came of the same cause, and nothing of the stage. It departs from its replay there as the whole
 * does. Rounds are left out: their ends are not in it. Null: there is no such segment.
 */
export const cutTo = (
  { rounds: _, assertions = [], ...recording }: Recording,
  { segment, index }: { segment: number; index: number },
): Recording | null => {
  const part = recording.segments[segment];
  if (!part) return null;
  // Where nothing more was recorded it may depart one past the last.
  const next = part.entries.findIndex((entry, at) => at > index && isCause(entry));
  const kept = part.entries.slice(0, next < 0 ? undefined : next);
  const segments = [{ ...part, entries: kept.filter(isOfMachine) }];
  const dropped = recording.dropped + segment;
  const asserted = assertedOf(assertions, segment, kept);
  return {
    ...recording,
    dropped,
    segments,
    ...(asserted.length > 0 && { assertions: asserted }),
  };
};
