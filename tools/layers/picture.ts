import { readFileSync, writeFileSync } from 'node:fs';
import { print } from '#server/platform/terminal.ts';
import { type RoomRow, readTables } from './tables.ts';

// The picture of the rooms in docs/architecture.md: `node tools/layers/picture.ts` draws it from the table there.

const PAGE = 'docs/architecture.md';
const BLOCK = /```mermaid\n[^`]*```/;
/** What the product is made of: neither tests nor tools. */
const SHOWN = /^(?:contract|engine|games|src|server|assets)\//;
const APART = /^src\/(?:testing|main)/;

/** The room of the picture that a room, file or pattern of the table lies in: 'engine/core/fair/' in 'engine/core'. */
const placeOf = (pattern: string): string => {
  const [top = '', inner = ''] = pattern.split('/');
  if (top === 'games') return inner.startsWith('<') || inner === 'quiz-draw' ? 'games/<key>' : top;
  if (pattern === 'engine/bridge.ts') return 'engine/canvas';
  return ['engine', 'src', 'server'].includes(top) && inner !== '' ? `${top}/${inner}` : top;
};

/** Who may import whom, without what follows from the others: an arrow from a to c goes where a, b and c have theirs. */
const arrowsOf = (may: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(may.get(from) ?? [])].some(
      (each) => each === to || (!seen.has(each) && reaches(each, to, seen.add(each))),
    );
  return [...may].flatMap(([from, tos]) =>
    [...tos]
      .filter((to) => ![...tos].some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to]),
  );
};

/** The picture in Mermaid's words. */
const pictureOf = (rows: readonly RoomRow[]): string => {
  const shown = rows.filter(({ room }) => SHOWN.test(room) && !APART.test(room));
  const all = [...new Set(shown.map(({ room }) => placeOf(room)))];
  const within = (place: string) => all.filter((each) => each.startsWith(`${place}/`));
  const places = all.filter((place) => place === 'games' || within(place).length === 0);
  const may = new Map(places.map((place) => [place, new Set<string>()]));
  // A single file that another room may know makes no arrow.
  for (const { room, may: allowed } of shown)
    for (const to of (allowed ?? []).filter((each) => each.endsWith('/')).map(placeOf))
      for (const each of [to, ...within(to)])
        if (each !== placeOf(room) && may.has(each)) may.get(placeOf(room))?.add(each);
  const idOf = (place: string) => place.replaceAll(/\W/g, '_');
  return [
    'flowchart TD',
    ...places.map((place) => `  ${idOf(place)}["${place.replace('<key>', '‹key›')}"]`),
    ...arrowsOf(may).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
  ].join('\n');
};

/** The page with its picture drawn anew. */
export const withPicture = (page: string): string =>
  page.replace(BLOCK, () => `\`\`\`mermaid\n${pictureOf(readTables(page).rows)}\n\`\`\``);

if (import.meta.main) {
  writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8')));
  print(`${PAGE}: drawn.`);
}
