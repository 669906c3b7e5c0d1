import type { Recording } from '#contract/recording.ts';
import { isCause, isOfMachine } from './outside.ts';

/**
 * The least of a recording that leads to an entry: its own segment, which replays without those before it, up
 * to what came of the same cause, and nothing of the stage. It departs from its replay there as the whole
 * does. Rounds are left out: their ends are not in it. Null: there is no such segment.
 */
export const cutTo = (
  { rounds: _, ...recording }: Recording,
  { segment, index }: { segment: number; index: number },
): Recording | null => {
  const part = recording.segments[segment];
  if (!part) return null;
  // Where nothing more was recorded it may depart one past the last.
  const next = part.entries.findIndex((entry, at) => at > index && isCause(entry));
  const entries = part.entries.slice(0, next < 0 ? undefined : next).filter(isOfMachine);
  const dropped = recording.dropped + segment;
  return { ...recording, dropped, segments: [{ ...part, entries }] };
};
