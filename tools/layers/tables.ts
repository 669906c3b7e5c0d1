/**
 * A room of docs/architecture.md, and what it may import. Its pattern ends in '/' or names a file.
 * Rooms of one line share one `may`.
 */
export interface RoomRow {
  room: string;
  /** Patterns; null where everything may be imported, undefined where the room around it says. */
  may: readonly string[] | null | undefined;
}

/** Where alone a library may be imported. */
interface LibraryRow {
  library: string;
  only: readonly string[];
}

/** What a room may not come to, through however many files. */
export interface ReachRow {
  from: readonly string[];
  /** Rooms, files and libraries. */
  never: readonly string[];
}

export interface Tables {
  rows: readonly RoomRow[];
  /** A library that is in none of them may be imported nowhere. */
  libraries: readonly LibraryRow[];
  reach: readonly ReachRow[];
}

/** 'a/{b,c}.ts' as 'a/b.ts' and 'a/c.ts'. */
export const spread = (pattern: string): string[] => {
  const [whole, inside] = /\{(.*?)\}/.exec(pattern) ?? [];
  if (whole === undefined || inside === undefined) return [pattern];
  return inside.split(',').flatMap((each) => spread(pattern.replace(whole, each)));
};

const named = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, pattern = '']) => spread(pattern));

const mayOf = (cell: string): RoomRow['may'] => {
  if (cell === '') return undefined;
  if (cell === 'all') return null;
  const patterns = named(cell);
  if (patterns.length === 0 && cell !== 'nothing')
    throw new Error(`'${cell}' is no rule: 'all', 'nothing' or rooms in backticks`);
  return patterns;
};

/** The lines of a table of a page, cell by cell, without its head. */
const linesOf = (page: string, head: string): string[][] => {
  const [, table = ''] = page.split(`\n| ${head} |`);
  const lines = table.split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

/** The tables of docs/architecture.md. Throws at a rule that can't be read. */
export const readTables = (page: string): Tables => ({
  rows: linesOf(page, 'room').flatMap(([rooms = '', , rule = '']) => {
    const may = mayOf(rule);
    return named(rooms).map((room) => ({ room, may }));
  }),
  libraries: linesOf(page, 'libraries').flatMap(([names = '', only = '']) =>
    named(names).map((library) => ({ library, only: named(only) })),
  ),
  reach: linesOf(page, 'whoever loads').map(([from = '', never = '']) => ({
    from: named(from),
    never: named(never),
  })),
});
