import type { Import } from './imports.ts';
import type { RoomRow, Tables } from './tables.ts';

/** Tests, and what only they are made with. */
const TEST = /\.test\.tsx?$|(^|\/)test[A-Z][^/]*\.tsx?$|^src\/testing\/|^tests\//;
/** Who may import what is made for tests. */
const MAY_TEST = /^(tests|tools)\//;

/** Tests may import everything. */
export const isOfTests = (path: string): boolean => TEST.test(path);

const NAME = /<\w+>/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a path is in a room; answers the name its `<key>` stands for, '' without one, null when it
 * isn't in there.
 */
export const inRoom = (room: string, path: string): string | null => {
  const source = room.split(NAME).map(escaped).join('([^/]+)').replaceAll('\\*', '[^/]*');
  const found = new RegExp(`^${source}${room.endsWith('/') ? '' : '$'}`).exec(path);
  return found && (found[1] ?? '');
};

/** `<key>` on the right is the one on the left, if there is one on the left. */
const isIn = (path: string, pattern: string, key: string): boolean => {
  const found = inRoom(pattern, path);
  return found !== null && (key === '' || found === '' || found === key);
};

/** A name that stands for any is less than one that is said. */
const lengthOf = (room: string): number => room.replace(NAME, '').length;

/** The rows that fit a path, the longest first. */
export const fittingRows = (rows: readonly RoomRow[], path: string): RoomRow[] =>
  rows
    .filter(({ room }) => inRoom(room, path) !== null)
    .sort((one, other) => lengthOf(other.room) - lengthOf(one.room));

/** The row that rules a path: the longest that says something. */
const ruleOf = (rows: readonly RoomRow[], path: string): RoomRow | undefined =>
  fittingRows(rows, path).find(({ may }) => may !== undefined);

const told = (from: string, to: string, room: string, may: readonly string[]) =>
  `${from} imports ${to}: ${room} may import ${may.length > 0 ? may.join(', ') : 'nothing'}`;

/** The domain of the server that a path is in; '' in none. */
export const domainOf = (path: string): string =>
  /^server\/domains\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';

/** True where one domain of the server imports another past its entry file. */
const isPastEntry = (from: string, to: string): boolean => {
  const [own, other] = [domainOf(from), domainOf(to)];
  return own !== '' && other !== '' && own !== other && to !== `${other}/index.ts`;
};

const offenceOfFile = ({ rows }: Tables, { from, to }: Import): string | null => {
  if (isOfTests(to) && !MAY_TEST.test(from))
    return `${from} imports ${to}: that is for tests alone`;
  if (isPastEntry(from, to))
    return `${from} imports ${to}: other domains know it by ${domainOf(to)}/index.ts alone`;
  const row = ruleOf(rows, from);
  if (!row) return `${from} is in no room of docs/architecture.md`;
  if (row.may === null || row.may === undefined) return null;
  const key = inRoom(row.room, from) ?? '';
  // What stands in one line is one room.
  const own = rows.filter(({ may }) => may === row.may).map(({ room }) => room);
  if ([...own, ...row.may].some((pattern) => isIn(to, pattern, key))) return null;
  return told(from, to, row.room, row.may);
};

const offenceOfLibrary = ({ rows, libraries }: Tables, { from, to }: Import): string | null => {
  if (ruleOf(rows, from)?.may === null) return null;
  const row = libraries.find(({ library }) => inRoom(library, to) !== null);
  if (!row) return `${from} imports ${to}: no room may, it is in no table of docs/architecture.md`;
  if (row.only.some((room) => isIn(from, room, ''))) return null;
  return `${from} imports ${to}: only ${row.only.join(', ')} may`;
};

/** What is wrong with an import, in words that say the rule; null when nothing is. */
export const offence = (tables: Tables, each: Import): string | null => {
  if (isOfTests(each.from) || each.from.endsWith('.config.ts')) return null;
  return each.isLibrary ? offenceOfLibrary(tables, each) : offenceOfFile(tables, each);
};
