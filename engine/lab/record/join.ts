import type { Recording, Segment } from '#contract/recording.ts';

const moved = ({ entries, ...rest }: Segment, ms: number): Segment => ({
  ...rest,
  entries: entries.map((entry) => ({ ...entry, at: entry.at + ms })),
});

/**
 * One recording of the parts of a visit, oldest first: pages before and after a reload, each with a
 * start of its own. Null: there are none.
 */
export const joined = (parts: readonly Recording[]): Recording | null => {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const segments = parts.flatMap((part) =>
    part.segments.map((segment) => moved(segment, part.startedAt - first.startedAt)),
  );
  return { ...last, startedAt: first.startedAt, dropped: first.dropped, segments };
};
