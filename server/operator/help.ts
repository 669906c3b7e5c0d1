import type { Line, LineGroup } from './line.ts';

const START = 'npm run operator --';
const INDENT = '  ';

const typed = ({ name, takes }: Line): string => (takes ? `${name} ${takes}` : name);

/** Every command in a line, by group. */
export const overview = (groups: readonly LineGroup[]): string => {
  const lines = groups.flatMap((group) => group.lines);
  const width = Math.max(...lines.map((line) => typed(line).length));
  return [
    'Commands of the club: they work whether the server runs or not.',
    '',
    `${START} <command> [--json]  carry a command out; --json prints its answer as JSON`,
    `${START} help <command>      how a command is typed, with an example`,
    ...groups.flatMap(({ title, lines: own }) => [
      '',
      title,
      ...own.map((line) => `${INDENT}${typed(line).padEnd(width)}  ${line.what}`),
    ]),
  ].join('\n');
};

/** One command with its options and an example. */
const explained = (line: Line): string => {
  const options = line.options ?? [];
  const width = Math.max(0, ...options.map(({ flags }) => flags.length));
  const needs = options.filter((option) => option.isRequired).map(({ flags }) => ` ${flags}`);
  const rest = options.length > needs.length ? ' [options]' : '';
  return [
    `${START} ${typed(line)}${needs.join('')}${rest}`,
    '',
    `${INDENT}${line.what}`,
    ...(options.length > 0 ? [''] : []),
    ...options.map(({ flags, what }) => `${INDENT}${flags.padEnd(width)}  ${what}`),
    '',
    `For example: ${START} ${line.example}`,
  ].join('\n');
};

/**
 * What `help <words>` prints: one command, or all whose name begins so (`help banner`); null when
 * there is none.
 */
export const helpOn = (groups: readonly LineGroup[], words: readonly string[]): string | null => {
  const asked = words.join(' ');
  const found = groups
    .flatMap(({ lines }) => lines)
    .filter(({ name }) => name === asked || name.startsWith(`${asked} `));
  return found.length === 0 ? null : found.map(explained).join('\n\n\n');
};
