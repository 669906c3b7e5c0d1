import { inRoom, isOfTests } from './check.ts';
import type { Import } from './imports.ts';
import type { ReachRow } from './tables.ts';

/** A file or library, and the way there: each imports the next. */
type Way = readonly string[];

const isOf = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => inRoom(pattern, path) !== null);

/** All that is reached from files, by the shortest way to each. A glob's * stands for any name. */
const waysFrom = (files: readonly string[], imports: readonly Import[]): Way[] => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const names = [...next.keys()];
  const meant = ({ to, isLibrary }: Import): string[] =>
    isLibrary || !to.includes('*') ? [to] : names.filter((name) => isOf([to], name));
  const found = new Map<string, Way>(files.map((file) => [file, [file]]));
  // A map goes on to what is added while it is read.
  for (const [path, way] of found)
    for (const to of (next.get(path) ?? []).flatMap(meant))
      if (!found.has(to)) found.set(to, [...way, to]);
  return [...found.values()];
};

/** What a room comes to and may not, each with the way there. */
export const reachedWrongly = (rows: readonly ReachRow[], imports: readonly Import[]): string[] => {
  const own = imports.filter(({ from }) => !isOfTests(from));
  const files = [...new Set(own.map(({ from }) => from))];
  return rows.flatMap(({ from, never }) =>
    waysFrom(
      files.filter((file) => isOf(from, file)),
      own,
    )
      .filter((way) => isOf(never, way.at(-1) ?? ''))
      .map((way) => `${way.join(' -> ')}: whoever loads ${from.join(', ')} may not come to it`),
  );
};
